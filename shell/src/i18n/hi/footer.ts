import type { Translations } from 'shared-contracts/i18n/translate'

export const footer: Translations = {
  'SHOP SPICES': 'मसाले खरीदें',
  'Whole spices': 'साबुत मसाले',
  'Ground spices': 'पिसे मसाले',
  'DIY spice kit': 'DIY मसाला किट',
  'Spice blends': 'मिश्रित मसाले',
  ABOUT: 'परिचय',
  Recipes: 'रेसिपी',
  'About us': 'हमारे बारे में',
  Wholesale: 'थोक',
  Export: 'निर्यात',
  SUPPORT: 'सहायता',
  'Sign up': 'साइन अप',
  Contact: 'संपर्क',
  Blogs: 'ब्लॉग',
  HELP: 'मदद',
  Terms: 'नियम और शर्तें',
  Privacy: 'गोपनीयता',
  Shipping: 'डिलीवरी',
  Refund: 'रिफ़ंड',
  SOCIALS: 'सोशल मीडिया',
  'Email us': 'हमें ईमेल करें',

  'Get a recipe with every new spice': 'हर नए मसाले के साथ एक रेसिपी पाएँ',
  'New kits, harvest news and dishes to cook. Unsubscribe whenever you like.':
    'नई किट, फ़सल की ख़बरें और पकाने के लिए व्यंजन। जब चाहें सदस्यता बंद करें।',
  'Your email': 'आपका ईमेल',
  SUBSCRIBE: 'सदस्य बनें',
  'Subscribing...': 'सदस्य बना रहे हैं...',
  'Please enter a valid email.': 'कृपया सही ईमेल लिखें।',
  'Subscription successful! Thank you.': 'आप सदस्य बन गए! धन्यवाद।',
  'Failed to subscribe. Please try again.': 'सदस्यता नहीं हो सकी। कृपया फिर कोशिश करें।',
  'To confirm, press the link in the mail that we send to a new address.':
    'पुष्टि के लिए उस ईमेल का लिंक दबाएँ जो हम नए पते पर भेजते हैं।',
  'You are offline. Your address is kept here, and sent once you are online.':
    'आपके पास सिग्नल नहीं है। आपका पता यहाँ रखा है, और सिग्नल आते ही भेजा जाएगा।',

  '{brand}, since\u00a0{year}. Made in Bangalore, India.': '{brand}, {year}\u00a0से। बेंगलुरु, भारत में बना।',
}
