import type { Translations } from 'shared-contracts/i18n/translate'

export const product: Translations = {
  Home: 'होम',
  'Loading Product...': 'प्रोडक्ट आ रहा है...',
  'We don’t have this product': 'यह प्रोडक्ट हमारे पास नहीं है',
  'We may no longer sell it, or the link may be incomplete.':
    'हो सकता है कि यह अब न मिलता हो, या लिंक अधूरा हो।',
  'See what we have': 'देखें कि हमारे पास क्या है',
  'This product didn’t load': 'यह प्रोडक्ट नहीं खुला',
  'Product not found': 'प्रोडक्ट नहीं मिला',
  'We couldn’t find this product.': 'यह प्रोडक्ट नहीं मिला।',
  'Image {number} of {count}': '{count} में से तस्वीर {number}',
  'Select the Quantity': 'मात्रा चुनें',
  ' (sold out)': ' (स्टॉक खत्म)',
  'Sold out': 'स्टॉक खत्म',
  'Only {count} left': 'सिर्फ़ {count} पैक बाकी',
  Sale: 'सेल',
  'ADD TO CART': 'कार्ट में डालें',
  'The cart': 'कार्ट',
  'This product isn’t available right now.': 'यह प्रोडक्ट अभी उपलब्ध नहीं है।',
  'The {pack} pack is sold out.': '{pack} वाले पैक का स्टॉक खत्म है।',
  'Notify me': 'मुझे बताएँ',
  'Your email': 'आपका ईमेल',
  'We’ll email you once when it’s back.': 'वापस आने पर हम आपको एक बार ईमेल करेंगे।',
  'Almost done: confirm your address with the link in our email.':
    'बस एक कदम और: हमारे ईमेल में दिए लिंक से अपने पते की पुष्टि करें।',
  'Couldn’t save your request.': 'आपका अनुरोध सेव नहीं हो सका।',
  'Another pack size is in stock.': 'दूसरे साइज़ का पैक स्टॉक में है।',
  'SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES': 'हमारे साबुत मसालों से सेहत को क्या फ़ायदे हैं',
  'Whole spices hold on to the oils that carry their flavour and goodness until you need them.':
    'साबुत मसाले स्वाद और गुण वाले तेल को ज़रूरत होने तक अपने अंदर ही बनाए रखते हैं।',
  'You roast, you grind, you know exactly what went in. Each kit yields 150 g.':
    'आप भूनें, आप पीसें, और आपको ठीक पता हो कि क्या-क्या डला है। हर किट से 150 ग्राम मसाला बनता है।',
  'Milled with no additives and no preservatives, so a little goes a long way.':
    'बिना किसी मिलावट और प्रिज़र्वेटिव के पिसे हुए, इसलिए थोड़ा-सा ही काफ़ी है।',
  'YOU MAY ALSO LIKE...': 'आपको ये भी पसंद आ सकते हैं...',
  Amchur: 'अमचूर',
  'Garam Masala Kit': 'गरम मसाला किट',
  'Curry Powder Kit': 'करी पाउडर किट',
  'Rasam Powder Kit': 'रसम पाउडर किट',
  'Butter Paneer Masala Kit': 'बटर पनीर मसाला किट',
  'COOK WITH IT': 'इससे पकाएँ',
  'VIEW RECIPE': 'रेसिपी देखें',
}
