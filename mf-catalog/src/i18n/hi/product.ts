import type { Translations } from 'shared-contracts/i18n/translate'

export const product: Translations = {
  Home: 'होम',
  'Loading Product...': 'प्रोडक्ट आ रहा है...',
  'We do not have this product': 'यह प्रोडक्ट हमारे पास नहीं है',
  'It may have left our shelf, or the link may be incomplete.':
    'हो सकता है कि यह अब न मिलता हो, या लिंक अधूरा हो।',
  'See what we have': 'देखें कि हमारे पास क्या है',
  'This product did not load': 'यह प्रोडक्ट नहीं खुला',
  'Product not found': 'प्रोडक्ट नहीं मिला',
  'There is no product at this address.': 'इस पते पर कोई प्रोडक्ट नहीं है।',
  'Image {number} of {count}': '{count} में से तस्वीर {number}',
  'Select the Quantity': 'मात्रा चुनें',
  ' (sold out)': ' (स्टॉक खत्म)',
  'Sold out': 'स्टॉक खत्म',
  Sale: 'सेल',
  'ADD TO CART': 'कार्ट में डालें',
  'The cart': 'कार्ट',
  'No pack of this product is on sale at the moment, so it cannot be added to the cart.':
    'इस प्रोडक्ट का कोई पैक अभी बिक्री पर नहीं है, इसलिए इसे कार्ट में नहीं डाल सकते।',
  'The pack of {pack} is sold out, so it cannot be added to the cart.':
    'यह पैक ({pack}) खत्म हो गया है, इसलिए इसे कार्ट में नहीं डाल सकते।',
  'Another pack is on sale.': 'दूसरा पैक मिल रहा है।',
  'SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES': 'हमारे साबुत मसालों से सेहत को क्या फ़ायदे हैं',
  'Left whole until you need them, the oils that carry flavour and goodness stay inside the seed.':
    'ज़रूरत होने तक साबुत रहते हैं, इसलिए स्वाद और गुण वाले तेल दाने के अंदर ही बने रहते हैं।',
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
