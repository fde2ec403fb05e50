import type { Translations } from 'shared-contracts/i18n/translate'

export const email: Translations = {
  'Confirm your email address': 'अपने ईमेल पते की पुष्टि करें',
  'Confirm that an email address is yours.': 'पुष्टि करें कि ईमेल पता आपका है।',
  'Email address': 'ईमेल पता',
  'See whether your email address is confirmed.': 'देखें कि आपके ईमेल पते की पुष्टि हुई या नहीं।',
  'EMAIL ADDRESS': 'ईमेल पता',
  'Please confirm that this email address is yours. We’ll then send emails about your orders to it.':
    'कृपया पुष्टि करें कि यह ईमेल पता आपका है। फिर हम आपके ऑर्डरों के ईमेल इसी पर भेजेंगे।',
  'Confirm My Email Address': 'मेरे ईमेल पते की पुष्टि करें',
  'Your email address is confirmed. Thank you! Any emails we held back are on their way.':
    'आपके ईमेल पते की पुष्टि हो गई। धन्यवाद! रुके हुए ईमेल अब भेजे जा रहे हैं।',
  'You’ve already used this link. Your email address is confirmed.':
    'आप यह लिंक पहले ही इस्तेमाल कर चुके हैं। आपके ईमेल पते की पुष्टि हो चुकी है।',
  'YOUR ACCOUNT': 'आपका खाता',
  'Your email address': 'आपका ईमेल पता',
  'Please confirm your email address: open the link we emailed to {address}. Until then, we won’t send you any other emails, not even about your orders. You can still shop.':
    'कृपया अपने ईमेल पते की पुष्टि करें: {address} पर भेजे गए हमारे ईमेल का लिंक खोलें। तब तक हम बाकी ईमेल नहीं भेजेंगे, आपके ऑर्डरों के भी नहीं। खरीदारी आप फिर भी कर सकते हैं।',
  'Resend email': 'ईमेल फिर भेजें',
  'Your email address is {email}. We’ll email a link to the new one. Your address changes when you open it.':
    'आपका ईमेल पता {email} है। हम नए पते पर एक लिंक भेजेंगे। उसे खोलने पर आपका पता बदल जाएगा।',
  '{email} isn’t confirmed yet.': '{email} की पुष्टि अभी बाकी है।',
  'New Email Address': 'नया ईमेल पता',
  'Change Email Address': 'ईमेल पता बदलें',
  Newsletter: 'न्यूज़लेटर',
  'Confirm your subscription to our newsletter.': 'हमारे न्यूज़लेटर की सदस्यता की पुष्टि करें।',
  NEWSLETTER: 'न्यूज़लेटर',
  'Please confirm that you’d like to get our newsletter.': 'कृपया पुष्टि करें कि आप हमारा न्यूज़लेटर पाना चाहते हैं।',
  'Confirm Subscription': 'सदस्यता की पुष्टि करें',
  Unsubscribe: 'न्यूज़लेटर बंद करें',
  'Unsubscribe from our newsletter.': 'हमारे न्यूज़लेटर की सदस्यता बंद करें।',
  UNSUBSCRIBE: 'न्यूज़लेटर बंद करें',
  'Press the button to stop getting our newsletter at this address.':
    'इस पते पर हमारा न्यूज़लेटर बंद करने के लिए बटन दबाएँ।',
  'Back in stock': 'फिर स्टॉक में',
  'Confirm that you want an email when a product is back.': 'पुष्टि करें कि प्रोडक्ट वापस आने पर आपको ईमेल चाहिए।',
  'Delete request': 'अनुरोध हटाएँ',
  'Delete your request for an email about a sold-out product.':
    'स्टॉक खत्म हो चुके प्रोडक्ट के लिए माँगे गए ईमेल का अनुरोध हटाएँ।',
  'BACK IN STOCK': 'फिर स्टॉक में',
  'Please confirm that you’d like one email when it’s back in stock.':
    'कृपया पुष्टि करें कि स्टॉक में वापस आने पर आपको एक ईमेल चाहिए।',
  'Confirm Request': 'अनुरोध की पुष्टि करें',
  'DELETE REQUEST': 'अनुरोध हटाएँ',
  'Press the button if you no longer want an email when it’s back in stock.':
    'अगर स्टॉक में वापस आने पर आपको अब ईमेल नहीं चाहिए, तो बटन दबाएँ।',
  'Delete Request': 'अनुरोध हटाएँ',
  'This button': 'यह बटन',
}
