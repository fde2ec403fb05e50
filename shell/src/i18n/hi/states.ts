import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of page placeholders and connection messages. */
export const states: Translations = {
  Loading: 'लोड हो रहा है',
  'Spices from Bangalore': 'बेंगलुरु के मसाले',
  'Page not found': 'पेज नहीं मिला',
  'This page isn’t in our spice tin': 'यह पेज हमारी मसालेदानी में नहीं है',
  'The page may have moved, or there may be a typo in the address.':
    'हो सकता है कि पेज हट गया हो, या पते में कोई गलती हो।',
  'SHOP ALL PRODUCTS': 'सभी प्रोडक्ट देखें',
  'Where to go next': 'आगे कहाँ जाएँ',
  'Try one of these:': 'इनमें से कुछ देखें:',
  CONTACT: 'संपर्क',

  'The catalogue': 'प्रोडक्ट सूची',
  'The cart and checkout': 'कार्ट और चेकआउट',
  'Your account': 'आपका खाता',
  'This page': 'यह पेज',
  'This part of the shop': 'दुकान का यह हिस्सा',
  '{part} can’t be shown': '{part}: अभी उपलब्ध नहीं',
  '{part} can’t be shown right now': '{part}: इस समय उपलब्ध नहीं',
  '{part} didn’t load ({name}).': '{part}: लोड नहीं हुआ ({name})।',
  'The rest of the shop still works.': 'बाकी दुकान खुली है।',
  'Trying again…': 'फिर कोशिश हो रही है…',
  '{brand} ran into a problem': '{brand} में कोई दिक्कत आ गई',
  'Your cart is saved in this browser.': 'आपका कार्ट इस ब्राउज़र में सुरक्षित है।',

  'You have been logged out. Please log in again.': 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
  'You’re back online.': 'आप फिर ऑनलाइन हैं।',
  'You’re offline. This page needs an internet connection. Your cart is saved.':
    'आप ऑफ़लाइन हैं। इस पेज के लिए इंटरनेट चाहिए। आपका कार्ट सुरक्षित है।',
  'You’re offline. You can still use your cart and pages you’ve opened.':
    'आप ऑफ़लाइन हैं। आपका कार्ट और आपके खोले हुए पेज अब भी खुलेंगे।',
  'Anything you’ve sent will go out once you’re back online.': 'आपने जो भेजा है, वह ऑनलाइन होते ही चला जाएगा।',
  'Message sent successfully!': 'संदेश भेज दिया गया!',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
}
