import type { Translations } from 'shared-contracts/i18n/translate'

export const email: Translations = {
  'Confirm your email address': 'अपने ईमेल पते की पुष्टि करें',
  'Confirm that an email address is yours.': 'पुष्टि करें कि ईमेल पता आपका है।',
  'Email address': 'ईमेल पता',
  'What has become of the link in our mail.': 'हमारे ईमेल के लिंक का क्या हुआ।',
  'EMAIL ADDRESS': 'ईमेल पता',
  'Please confirm that this email address is yours. Then we send the mails about your orders to it.':
    'कृपया पुष्टि करें कि यह ईमेल पता आपका है। फिर हम आपके ऑर्डरों के ईमेल इसी पर भेजेंगे।',
  'Confirm My Email Address': 'मेरे ईमेल पते की पुष्टि करें',
  'Your email address is confirmed. Thank you! What we have written to you meanwhile is on its way.':
    'आपके ईमेल पते की पुष्टि हो गई। धन्यवाद! इस बीच हमने आपको जो लिखा, वह भेजा जा रहा है।',
  'This link has been used already: your email address is confirmed.':
    'यह लिंक पहले ही इस्तेमाल हो चुका है: आपके ईमेल पते की पुष्टि हो चुकी है।',
  'This link has expired. Your account sends you a new one.':
    'इस लिंक का समय खत्म हो गया है। अपने खाते से नया लिंक मँगवाएँ।',
  'There is an account with this email address already.': 'इस ईमेल पते का खाता पहले से है।',
  'This link is not a whole one. Please open it from the mail again, or get a new one from your account.':
    'यह लिंक अधूरा है। कृपया इसे ईमेल से फिर खोलें, या अपने खाते से नया लिंक लें।',
  'YOUR ACCOUNT': 'आपका खाता',
  'Your email address': 'आपका ईमेल पता',
  'Please confirm your email address: open the link in the mail that we have sent to {address}. Until then all other mails wait, also those about your orders. You can shop all the same.':
    'कृपया अपने ईमेल पते की पुष्टि करें: {address} पर भेजे गए हमारे ईमेल का लिंक खोलें। तब तक बाकी सभी ईमेल रुके रहेंगे, आपके ऑर्डरों के भी। खरीदारी आप फिर भी कर सकते हैं।',
  'Send the mail again': 'ईमेल फिर भेजें',
  'Your email address is {email}. We send a mail to the new one: it counts once you open the link in that mail.':
    'आपका ईमेल पता {email} है। हम नए पते पर एक ईमेल भेजेंगे: उसका लिंक खोलने पर नया पता लागू होगा।',
  '{email} is still to be confirmed.': '{email} की पुष्टि अभी बाकी है।',
  'New Email Address': 'नया ईमेल पता',
  'Change Email Address': 'ईमेल पता बदलें',
  Newsletter: 'न्यूज़लेटर',
  'Confirm your subscription to our newsletter.': 'हमारे न्यूज़लेटर की सदस्यता की पुष्टि करें।',
  NEWSLETTER: 'न्यूज़लेटर',
  'Please confirm that you want our newsletter at your email address.':
    'कृपया पुष्टि करें कि आप अपने ईमेल पते पर हमारा न्यूज़लेटर चाहते हैं।',
  'Confirm Subscription': 'सदस्यता की पुष्टि करें',
  Unsubscribe: 'न्यूज़लेटर बंद करें',
  'Stop our newsletter at your address.': 'अपने पते पर हमारा न्यूज़लेटर बंद करें।',
  UNSUBSCRIBE: 'न्यूज़लेटर बंद करें',
  'Press the button, and you get no more newsletters from us at this address.':
    'बटन दबाएँ, और इस पते पर हमारा न्यूज़लेटर आना बंद हो जाएगा।',
  'This button': 'यह बटन',
}
