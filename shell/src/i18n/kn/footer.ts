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
  'New kits, harvest news and recipes. Unsubscribe any time.':
    'ಹೊಸ ಕಿಟ್‌ಗಳು, ಸುಗ್ಗಿಯ ಸುದ್ದಿ ಮತ್ತು ಮಾಡಬಹುದಾದ ಅಡುಗೆಗಳು. ಬೇಕಾದಾಗ ಚಂದಾ ನಿಲ್ಲಿಸಬಹುದು.',
  'Your email': 'ನಿಮ್ಮ ಇಮೇಲ್',
  SUBSCRIBE: 'ಚಂದಾದಾರರಾಗಿ',
  'Subscribing...': 'ಚಂದಾದಾರರಾಗುತ್ತಿದ್ದೀರಿ...',
  'Please enter a valid email.': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ಬರೆಯಿರಿ.',
  'Subscription successful! Thank you.': 'ನೀವು ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ! ಧನ್ಯವಾದಗಳು.',
  'Failed to subscribe. Please try again.': 'ಚಂದಾದಾರರಾಗಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'If this address is new to us, confirm it with the link in our email.':
    'ಈ ವಿಳಾಸ ನಮಗೆ ಹೊಸದಾಗಿದ್ದರೆ, ನಮ್ಮ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ಮೂಲಕ ಖಚಿತಪಡಿಸಿ.',
  'You’re offline. We’ll subscribe you once you’re back online.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ನಿಮ್ಮನ್ನು ಚಂದಾದಾರರನ್ನಾಗಿ ಮಾಡುತ್ತೇವೆ.',

  '{brand}, since\u00a0{year}. Made in Bangalore, India.':
    '{brand}, {year}\u00a0ರಿಂದ. ಭಾರತದ ಬೆಂಗಳೂರಿನಲ್ಲಿ ತಯಾರಿಸಲಾಗಿದೆ.',
}
