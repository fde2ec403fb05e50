import type { Translations } from '../../translate'

/** The api's messages about accounts, addresses and passkeys. */
export const account: Translations = {
  'Registration successful! Redirecting to login.': 'रजिस्ट्रेशन हो गया! लॉग इन पेज पर ले जा रहे हैं।',
  'Login successful!': 'लॉग इन हो गया!',
  'You are logged out.': 'आप लॉग आउट हो गए हैं।',
  'Invalid email or password.': 'ईमेल या पासवर्ड सही नहीं है।',
  'Email already exists. Please log in instead.': 'इस ईमेल का खाता पहले से है। कृपया लॉग इन करें।',
  'This account does not exist any more.': 'यह खाता अब नहीं है।',
  'This is not your password.': 'यह आपका पासवर्ड नहीं है।',
  'If there is an account for this address, a link to reset its password is on its way.':
    'अगर इस पते का कोई खाता है, तो उसका पासवर्ड रीसेट करने का लिंक भेजा जा रहा है।',
  'Your password has been reset. Please log in.': 'आपका पासवर्ड रीसेट हो गया है। कृपया लॉग इन करें।',
  'This reset link is invalid or has expired. Please request a new one.':
    'यह रीसेट लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया नया लिंक मँगाएँ।',
  'Your password has been changed. All other devices are signed out.':
    'आपका पासवर्ड बदल दिया गया है। बाकी सभी डिवाइस साइन आउट हो गए हैं।',
  'The device is signed out.': 'डिवाइस साइन आउट हो गया है।',
  'All other devices are signed out.': 'बाकी सभी डिवाइस साइन आउट हो गए हैं।',
  'This device is not signed in any more.': 'यह डिवाइस अब साइन इन नहीं है।',
  'Your account has been deleted.': 'आपका खाता हटा दिया गया है।',
  'Your email address is confirmed.': 'आपके ईमेल पते की पुष्टि हो गई है।',
  'We have sent a mail to {email}. Please open the link in it.':
    'हमने {email} पर एक मेल भेजा है। कृपया उसमें दिया लिंक खोलें।',
  'We have sent a mail to {email}. Your address changes once you open the link in it.':
    'हमने {email} पर एक मेल भेजा है। उसमें दिया लिंक खोलते ही आपका पता बदल जाएगा।',
  'We have sent several mails to this address today. Please look among the spam as well, or try again tomorrow.':
    'आज हम इस पते पर कई मेल भेज चुके हैं। कृपया स्पैम में भी देखें, या कल फिर कोशिश करें।',
  'This is the email address of your account already.': 'यह पहले से आपके खाते का ईमेल पता है।',
  'There is an account with this email address already.': 'इस ईमेल पते का खाता पहले से है।',
  'This link is not a whole one.': 'यह लिंक पूरा नहीं है।',
  'This link has expired. Your account sends you a new one.':
    'इस लिंक का समय समाप्त हो गया है। आप अपने खाते से नया लिंक मँगा सकते हैं।',
  'These addresses belong to another account.': 'ये पते किसी दूसरे खाते के हैं।',
  'You have saved {most} addresses, which is the most.': 'आपने {most} पते सहेजे हैं, इससे ज़्यादा नहीं सहेजे जा सकते।',
  'Shipping address saved successfully!': 'डिलीवरी का पता सहेज लिया गया!',
  'The passkey is added. You can sign in with it from now on.':
    'पासकी जोड़ दी गई है। अब से आप इससे साइन इन कर सकते हैं।',
  'The passkey is renamed.': 'पासकी का नाम बदल दिया गया है।',
  'The passkey is removed. It opens your account no more.': 'पासकी हटा दी गई है। अब उससे आपका खाता नहीं खुलेगा।',
  'The passkey could not be added. Please try again.': 'पासकी नहीं जोड़ी जा सकी। कृपया फिर कोशिश करें।',
  'This passkey could not be read. Please log in with your password.':
    'यह पासकी पढ़ी नहीं जा सकी। कृपया अपने पासवर्ड से लॉग इन करें।',
  'This passkey could not be checked. Please try again, or log in with your password.':
    'यह पासकी जाँची नहीं जा सकी। कृपया फिर कोशिश करें, या अपने पासवर्ड से लॉग इन करें।',
  'This passkey is not known here any more. Please log in with your password.':
    'यह पासकी अब यहाँ मान्य नहीं है। कृपया अपने पासवर्ड से लॉग इन करें।',
  'This passkey has been removed already.': 'यह पासकी पहले ही हटा दी गई है।',
  'An account can have {most} passkeys. Remove one to add another.':
    'एक खाते में {most} पासकी हो सकती हैं। दूसरी जोड़ने के लिए एक हटाएँ।',
}
