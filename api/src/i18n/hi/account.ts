import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about accounts, sign-ins and email addresses. */
export const account: Translations = {
  'Welcome to {brand}': '{brand} में आपका स्वागत है',
  'Your account at {brand} is ready. With it you see your orders, and check out with your saved addresses.':
    '{brand} पर आपका खाता तैयार है। इससे आप अपने ऑर्डर देख सकते हैं और सहेजे हुए पतों से चेकआउट कर सकते हैं।',
  'SIGN IN': 'साइन इन करें',
  'If you did not create this account, please tell us: {email}.':
    'अगर यह खाता आपने नहीं बनाया है, तो कृपया हमें बताएँ: {email}.',
  'Reset your {brand} password': 'अपना {brand} पासवर्ड रीसेट करें',
  'Someone asked to reset the password of your account. To choose a new one, open this page within {minutes} minutes.':
    'किसी ने आपके खाते का पासवर्ड रीसेट करने का अनुरोध किया है। नया पासवर्ड चुनने के लिए यह पेज {minutes} मिनट के अंदर खोलें।',
  'Reset Password': 'पासवर्ड रीसेट करें',
  'If it was not you, there is nothing to do: your password stays as it is.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वैसा ही रहेगा।',
  'Your {brand} password was changed': 'आपका {brand} पासवर्ड बदल दिया गया है',
  'The password of your account was changed, and every other device was signed out.':
    'आपके खाते का पासवर्ड बदल दिया गया है, और बाकी सभी डिवाइस साइन आउट कर दिए गए हैं।',
  'If it was not you, please set a new password at once.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ।',
  'Forgot your Password?': 'पासवर्ड भूल गए?',
  'Your {brand} account was opened on a new device': 'आपका {brand} खाता एक नए डिवाइस पर खोला गया है',
  'Someone logged in to your account: {device}, {time} (Indian time).':
    'किसी ने आपके खाते में लॉग इन किया है: {device}, {time} (भारतीय समय)।',
  'an unknown device': 'एक अनजान डिवाइस',
  'If it was you, there is nothing to do. If it was not, please set a new password at once: it signs every device out.':
    'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे हर डिवाइस साइन आउट हो जाएगा।',

  'Please confirm your email address for {brand}': 'कृपया {brand} के लिए अपने ईमेल पते की पुष्टि करें',
  'Someone, we hope you, gave this address to {brand}. Please confirm within {days} days that it is yours. Until then we send nothing else to it.':
    'किसी ने, उम्मीद है कि आपने, {brand} को यह पता दिया है। कृपया {days} दिनों के अंदर पुष्टि करें कि यह आपका है। तब तक हम इस पर और कुछ नहीं भेजेंगे।',
  'Confirm my email address': 'मेरे ईमेल पते की पुष्टि करें',
  'If it was not you, there is nothing to do: this address gets no other mail from us.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: इस पते पर हमारा कोई और मेल नहीं आएगा।',
  'Someone asked to change the email address of your {brand} account':
    'किसी ने आपके {brand} खाते का ईमेल पता बदलने का अनुरोध किया है',
  'Your account is to get another email address. It changes once that address is confirmed.':
    'आपके खाते का ईमेल पता बदला जाना है। नए पते की पुष्टि होते ही यह बदल जाएगा।',
  'If it was not you, please set a new password at once: it takes the change back.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे यह बदलाव रद्द हो जाएगा।',
  'The email address of your {brand} account was changed': 'आपके {brand} खाते का ईमेल पता बदल दिया गया है',
  'Your account has another email address now. This one gets no more mails about it.':
    'अब आपके खाते का ईमेल पता दूसरा है। इस पते पर खाते के बारे में और मेल नहीं आएँगे।',
  'If it was not you, please tell us at once: {email}.': 'अगर यह आपने नहीं किया, तो कृपया हमें तुरंत बताएँ: {email}.',
  'A passkey was added to your {brand} account': 'आपके {brand} खाते में एक पासकी जोड़ी गई है',
  'A passkey was added to your account. Whoever holds it can sign in without your password.':
    'आपके खाते में एक पासकी जोड़ी गई है। यह जिसके पास है, वह आपके पासवर्ड के बिना साइन इन कर सकता है।',
  'If it was not you, please set a new password at once: that removes every passkey of your account.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे आपके खाते की सभी पासकी हट जाएँगी।',
  'Your {brand} account has been deleted': 'आपका {brand} खाता हटा दिया गया है',
  'Your account has been deleted: your details, your saved addresses and your sign-ins are gone.':
    'आपका खाता हटा दिया गया है: आपकी जानकारी, सहेजे हुए पते और साइन-इन मिटा दिए गए हैं।',
  'The invoices of your orders are kept as long as the law wants them, with name and address. The e-mail address and phone number in them are removed 30 days after the order.':
    'आपके ऑर्डर के बिल, नाम और पते के साथ, तब तक रखे जाते हैं जब तक कानून के अनुसार ज़रूरी है। उनमें से ईमेल पता और फ़ोन नंबर ऑर्डर के 30 दिन बाद हटा दिए जाते हैं।',
  'If it was not you, please tell us: {email}.': 'अगर यह आपने नहीं किया, तो कृपया हमें बताएँ: {email}.',
}
