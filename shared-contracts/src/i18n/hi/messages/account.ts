import type { Translations } from '../../translate'

/** The api's messages about accounts, addresses and passkeys. */
export const account: Translations = {
  'Registration successful! Redirecting to login.': 'रजिस्ट्रेशन हो गया! लॉग इन पेज पर ले जा रहे हैं।',
  'Login successful!': 'लॉग इन हो गया!',
  'You’re logged out.': 'आप लॉग आउट हो गए हैं।',
  'Invalid email or password.': 'ईमेल या पासवर्ड सही नहीं है।',
  'Email already exists. Please log in instead.': 'इस ईमेल का खाता पहले से है। कृपया लॉग इन करें।',
  'This account no longer exists.': 'यह खाता अब नहीं है।',
  'Wrong password. Please try again.': 'पासवर्ड गलत है। कृपया फिर कोशिश करें।',
  'If there’s an account with this email address, we’ll email you a link to reset your password.':
    'अगर इस ईमेल पते का खाता है, तो हम आपको पासवर्ड रीसेट करने का लिंक ईमेल करेंगे।',
  'Your password has been reset. Please log in.': 'आपका पासवर्ड रीसेट हो गया है। कृपया लॉग इन करें।',
  'This reset link is invalid or has expired. Please request a new one.':
    'यह रीसेट लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया नया लिंक मँगाएँ।',
  'Password changed. All other devices have been signed out.':
    'पासवर्ड बदल गया। बाकी सभी डिवाइस साइन आउट हो गए हैं।',
  'Device signed out.': 'डिवाइस साइन आउट हो गया।',
  'All other devices signed out.': 'बाकी सभी डिवाइस साइन आउट हो गए।',
  'That device is already signed out.': 'वह डिवाइस पहले ही साइन आउट हो चुका है।',
  'Your account has been deleted.': 'आपका खाता हटा दिया गया है।',
  'Your email address is confirmed.': 'आपके ईमेल पते की पुष्टि हो गई है।',
  'We’ve emailed a link to {email}. Open it to confirm your email address.':
    'हमने {email} पर एक लिंक भेजा है। अपने ईमेल पते की पुष्टि के लिए उसे खोलें।',
  'We’ve emailed a link to {email}. Your address changes when you open it.':
    'हमने {email} पर एक लिंक भेजा है। उसे खोलने पर आपका पता बदल जाएगा।',
  'We’ve already sent several emails to this address today. Check your spam folder, or try again tomorrow.':
    'आज हम इस पते पर कई ईमेल भेज चुके हैं। अपना स्पैम फ़ोल्डर देखें, या कल फिर कोशिश करें।',
  'This is already your email address.': 'यह पहले से आपका ईमेल पता है।',
  'There’s already an account with this email address.': 'इस ईमेल पते का खाता पहले से है।',
  'This link is incomplete. Please open it from the email again, or get a new one in your account.':
    'यह लिंक अधूरा है। कृपया इसे ईमेल से फिर खोलें, या अपने खाते से नया लिंक लें।',
  'This link has expired. You can get a new one in your account.':
    'इस लिंक का समय खत्म हो गया है। अपने खाते से नया लिंक मँगवाएँ।',
  'These addresses belong to another account.': 'ये पते किसी दूसरे खाते के हैं।',
  'You have {count} saved addresses, which is the maximum. You can edit one instead.':
    'आपके {count} पते सेव हैं, इससे ज़्यादा नहीं हो सकते। आप इनमें से किसी को बदल सकते हैं।',
  'Shipping address saved successfully!': 'डिलीवरी का पता सहेज लिया गया!',
  'Passkey added. You can now sign in with it.': 'पासकी जुड़ गई। अब आप इससे साइन इन कर सकते हैं।',
  'Passkey renamed.': 'पासकी का नाम बदल गया।',
  'Passkey removed. You can no longer sign in with it.': 'पासकी हटा दी गई। अब इससे साइन इन नहीं होगा।',
  'The passkey couldn’t be added. Please try again.': 'पासकी नहीं जोड़ी जा सकी। कृपया फिर कोशिश करें।',
  'This passkey couldn’t be read. Please log in with your password.':
    'यह पासकी पढ़ी नहीं जा सकी। कृपया अपने पासवर्ड से लॉग इन करें।',
  'This passkey couldn’t be verified. Please try again, or log in with your password.':
    'यह पासकी जाँची नहीं जा सकी। कृपया फिर कोशिश करें, या अपने पासवर्ड से लॉग इन करें।',
  'This passkey no longer works here. Please log in with your password.':
    'यह पासकी अब यहाँ नहीं चलती। कृपया अपने पासवर्ड से लॉग इन करें।',
  'This passkey has already been removed.': 'यह पासकी पहले ही हटा दी गई है।',
  'You have {count} passkeys, which is the maximum. Remove one to add another.':
    'आपकी {count} पासकी हैं, इससे ज़्यादा नहीं हो सकतीं। नई जोड़ने के लिए एक हटाएँ।',
}
