import type { Translations } from 'shared-contracts/i18n/translate'

export const footer: Translations = {
  'SHOP SPICES': 'ಮಸಾಲೆ ಖರೀದಿಸಿ',
  'Whole spices': 'ಇಡೀ ಮಸಾಲೆಗಳು',
  'Ground spices': 'ಮಸಾಲೆ ಪುಡಿಗಳು',
  'DIY spice kit': 'DIY ಮಸಾಲೆ ಕಿಟ್',
  'Spice blends': 'ಮಿಶ್ರ ಮಸಾಲೆಗಳು',
  ABOUT: 'ಪರಿಚಯ',
  Recipes: 'ಅಡುಗೆಗಳು',
  'About us': 'ನಮ್ಮ ಬಗ್ಗೆ',
  Wholesale: 'ಸಗಟು',
  Export: 'ರಫ್ತು',
  SUPPORT: 'ಬೆಂಬಲ',
  'Sign up': 'ಸೈನ್ ಅಪ್',
  Contact: 'ಸಂಪರ್ಕ',
  Blogs: 'ಬ್ಲಾಗ್‌ಗಳು',
  HELP: 'ಸಹಾಯ',
  Terms: 'ನಿಯಮಗಳು',
  Privacy: 'ಗೌಪ್ಯತೆ',
  Shipping: 'ಡೆಲಿವರಿ',
  Refund: 'ಮರುಪಾವತಿ',
  SOCIALS: 'ಸಾಮಾಜಿಕ ಮಾಧ್ಯಮ',
  'Email us': 'ನಮಗೆ ಇಮೇಲ್ ಮಾಡಿ',

  'Get a recipe with every new spice': 'ಪ್ರತಿ ಹೊಸ ಮಸಾಲೆಯೊಂದಿಗೆ ಒಂದು ಅಡುಗೆ ವಿಧಾನ ಪಡೆಯಿರಿ',
  'New kits, harvest news and dishes to cook. Unsubscribe whenever you like.':
    'ಹೊಸ ಕಿಟ್‌ಗಳು, ಸುಗ್ಗಿಯ ಸುದ್ದಿ ಮತ್ತು ಮಾಡಬಹುದಾದ ಅಡುಗೆಗಳು. ಬೇಕಾದಾಗ ಚಂದಾ ನಿಲ್ಲಿಸಬಹುದು.',
  'Your email': 'ನಿಮ್ಮ ಇಮೇಲ್',
  SUBSCRIBE: 'ಚಂದಾದಾರರಾಗಿ',
  'Subscribing...': 'ಚಂದಾದಾರರಾಗುತ್ತಿದ್ದೀರಿ...',
  'Please enter a valid email.': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ಬರೆಯಿರಿ.',
  'Subscription successful! Thank you.': 'ನೀವು ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ! ಧನ್ಯವಾದಗಳು.',
  'Failed to subscribe. Please try again.': 'ಚಂದಾದಾರರಾಗಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'To confirm, press the link in the mail that we send to a new address.':
    'ದೃಢೀಕರಿಸಲು, ಹೊಸ ವಿಳಾಸಕ್ಕೆ ನಾವು ಕಳುಹಿಸುವ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ಒತ್ತಿ.',
  'You are offline. Your address is kept here, and sent once you are online.':
    'ನಿಮಗೆ ಸಿಗ್ನಲ್ ಇಲ್ಲ. ನಿಮ್ಮ ವಿಳಾಸ ಇಲ್ಲಿ ಉಳಿದಿದೆ, ಸಿಗ್ನಲ್ ಬಂದಾಗ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',

  '{brand}, since\u00a0{year}. Made in Bangalore, India.':
    '{brand}, {year}\u00a0ರಿಂದ. ಭಾರತದ ಬೆಂಗಳೂರಿನಲ್ಲಿ ತಯಾರಿಸಲಾಗಿದೆ.',
}
