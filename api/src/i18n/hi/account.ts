import type { Translations } from 'shared-contracts/i18n/translate'

export const account: Translations = {
  'Welcome to {brand}': '{brand} में आपका स्वागत है',
  'Your {brand} account is ready. Use it to see your orders and check out with your saved addresses.':
    '{brand} पर आपका खाता तैयार है। इससे आप अपने ऑर्डर देख सकते हैं और सहेजे हुए पतों से चेकआउट कर सकते हैं।',
  'SIGN IN': 'साइन इन करें',
  'If you did not create this account, please tell us: {email}.':
    'अगर यह खाता आपने नहीं बनाया है, तो कृपया हमें बताएँ: {email}.',
  'Reset your {brand} password': 'अपना {brand} पासवर्ड रीसेट करें',
  'Someone asked to reset your password. If it was you, choose a new one within {minutes} minutes.':
    'किसी ने आपका पासवर्ड रीसेट करने का अनुरोध किया है। अगर वह आप थे, तो {minutes} मिनट के अंदर नया पासवर्ड चुनें।',
  'Reset Password': 'पासवर्ड रीसेट करें',
  'If this wasn’t you, ignore this email. Your password won’t change.':
    'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड नहीं बदलेगा।',
  'Your {brand} password was changed': 'आपका {brand} पासवर्ड बदल दिया गया है',
  'Your password was changed, and all other devices were signed out.':
    'आपके खाते का पासवर्ड बदल दिया गया है, और बाकी सभी डिवाइस साइन आउट कर दिए गए हैं।',
  'If this wasn’t you, set a new password right away.': 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ।',
  'Forgot your Password?': 'पासवर्ड भूल गए?',
  'New sign-in to your {brand} account': 'आपके {brand} खाते में नया साइन इन',
  'Someone logged in to your account: {device}, {time} (Indian time).':
    'किसी ने आपके खाते में लॉग इन किया है: {device}, {time} (भारतीय समय)।',
  'an unknown device': 'एक अनजान डिवाइस',
  'If this was you, you don’t need to do anything. If not, set a new password right away. That signs out all devices.':
    'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो तुरंत नया पासवर्ड बनाएँ। इससे सभी डिवाइस साइन आउट हो जाएँगे।',

  'Please confirm your email address for {brand}': 'कृपया {brand} के लिए अपने ईमेल पते की पुष्टि करें',
  'Someone, hopefully you, gave this address to {brand}. Please confirm within {days} days that it’s yours. Until then, we won’t send anything else to it.':
    'किसी ने, उम्मीद है कि आपने, {brand} को यह पता दिया है। कृपया {days} दिनों के अंदर पुष्टि करें कि यह आपका है। तब तक हम इस पर और कुछ नहीं भेजेंगे।',
  'Confirm my email address': 'मेरे ईमेल पते की पुष्टि करें',
  'If this wasn’t you, ignore this email. We won’t send anything else to this address.':
    'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। हम इस पते पर और कुछ नहीं भेजेंगे।',
  'Someone asked to change the email address of your {brand} account':
    'किसी ने आपके {brand} खाते का ईमेल पता बदलने का अनुरोध किया है',
  'Your account’s email address will change once the new address is confirmed.':
    'नए पते की पुष्टि होते ही आपके खाते का ईमेल पता बदल जाएगा।',
  'If this wasn’t you, set a new password right away. That cancels the change.':
    'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ। इससे यह बदलाव रद्द हो जाएगा।',
  'The email address of your {brand} account was changed': 'आपके {brand} खाते का ईमेल पता बदल दिया गया है',
  'Your account now has a different email address. We won’t send any more account emails to this one.':
    'आपके खाते का ईमेल पता अब दूसरा है। खाते के ईमेल अब इस पते पर नहीं आएँगे।',
  'If this wasn’t you, please tell us right away: {email}.':
    'अगर यह आपने नहीं किया, तो कृपया हमें तुरंत बताएँ: {email}.',
  'A passkey was added to your {brand} account': 'आपके {brand} खाते में एक पासकी जोड़ी गई है',
  'A passkey was added to your account. Anyone who has it can sign in without your password.':
    'आपके खाते में एक पासकी जोड़ी गई है। यह जिसके पास है, वह आपके पासवर्ड के बिना साइन इन कर सकता है।',
  'If this wasn’t you, set a new password right away. That removes all passkeys from your account.':
    'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ। इससे आपके खाते की सभी पासकी हट जाएँगी।',
  'Your {brand} account has been deleted': 'आपका {brand} खाता हटा दिया गया है',
  'Your account has been deleted, along with your details, saved addresses and sign-ins.':
    'आपका खाता हटा दिया गया है: आपकी जानकारी, सहेजे हुए पते और साइन-इन मिटा दिए गए हैं।',
  'We keep the invoices of your orders, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.':
    'आपके ऑर्डर के बिल, नाम और पते के साथ, तब तक रखे जाते हैं जब तक कानून के अनुसार ज़रूरी है। उनमें से ईमेल पता और फ़ोन नंबर ऑर्डर के 30 दिन बाद हटा दिए जाते हैं।',
  'If this wasn’t you, please tell us: {email}.': 'अगर यह आपने नहीं किया, तो कृपया हमें बताएँ: {email}.',
}
