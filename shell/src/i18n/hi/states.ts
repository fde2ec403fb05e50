import type { Translations } from 'shared-contracts/i18n/translate'

/** Placeholders of pages, and connection messages. */
export const states: Translations = {
  Loading: 'लोड हो रहा है',
  'Spices from Bangalore': 'बेंगलुरु के मसाले',
  'Page not found': 'पेज नहीं मिला',
  'This page is not in our tin': 'यह पेज हमारी मसालेदानी में नहीं है',
  'The address may have changed, or a letter may be missing.': 'पता बदल गया होगा, या कोई अक्षर छूट गया होगा।',
  'SHOP ALL PRODUCTS': 'सभी प्रोडक्ट देखें',
  'Ways on': 'आगे के रास्ते',
  'These are always here:': 'ये हमेशा यहाँ हैं:',
  CONTACT: 'संपर्क',

  'The catalogue': 'प्रोडक्ट सूची',
  'The cart and checkout': 'कार्ट और चेकआउट',
  'Your account': 'आपका खाता',
  'This page': 'यह पेज',
  'This part of the shop': 'दुकान का यह हिस्सा',
  "{part} can't be shown": '{part}: अभी नहीं दिख सकता',
  "{part} can't be shown just now": '{part}: इस समय नहीं दिख सकता',
  '{part} did not load ({name}).': '{part}: लोड नहीं हुआ ({name})।',
  'The rest of the shop is open.': 'बाकी दुकान खुली है।',
  'Trying again…': 'फिर कोशिश हो रही है…',
  '{brand} ran into trouble': '{brand} में कोई दिक्कत आ गई',
  'Nothing is lost: your cart is kept in this browser.': 'कुछ भी खोया नहीं है: आपका कार्ट इस ब्राउज़र में सुरक्षित है।',

  'You have been logged out. Please log in again.': 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
  'You are online again.': 'सिग्नल वापस आ गया।',
  'You are offline. This page needs a connection; your cart is kept.':
    'सिग्नल नहीं है। इस पेज के लिए सिग्नल चाहिए; आपका कार्ट सुरक्षित है।',
  'You are offline. Your cart and the pages you have opened are here.':
    'सिग्नल नहीं है। आपका कार्ट और आपके खोले हुए पेज यहाँ हैं।',
  'What you have sent waits.': 'आपने जो भेजा है, वह सिग्नल का इंतज़ार कर रहा है।',
  'Message sent successfully!': 'संदेश भेज दिया गया!',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
}
