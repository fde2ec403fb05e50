import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of page placeholders and connection messages. */
export const states: Translations = {
  Loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  'Spices from Bangalore': 'ಬೆಂಗಳೂರಿನ ಮಸಾಲೆಗಳು',
  'Page not found': 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  'This page isn’t in our spice tin': 'ಈ ಪುಟ ನಮ್ಮ ಮಸಾಲೆ ಡಬ್ಬಿಯಲ್ಲಿಲ್ಲ',
  'The page may have moved, or there may be a typo in the address.':
    'ಪುಟ ಬದಲಾಗಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸದಲ್ಲಿ ತಪ್ಪಿರಬಹುದು.',
  'SHOP ALL PRODUCTS': 'ಎಲ್ಲಾ ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ',
  'Where to go next': 'ಮುಂದೆ ಎಲ್ಲಿಗೆ',
  'Try one of these:': 'ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ನೋಡಿ:',
  CONTACT: 'ಸಂಪರ್ಕ',

  'The catalogue': 'ಉತ್ಪನ್ನ ಪಟ್ಟಿ',
  'The cart and checkout': 'ಕಾರ್ಟ್ ಮತ್ತು ಚೆಕ್‌ಔಟ್',
  'Your account': 'ನಿಮ್ಮ ಖಾತೆ',
  'This page': 'ಈ ಪುಟ',
  'This part of the shop': 'ಅಂಗಡಿಯ ಈ ಭಾಗ',
  '{part} can’t be shown': '{part}: ಸದ್ಯ ಲಭ್ಯವಿಲ್ಲ',
  '{part} can’t be shown right now': '{part}: ಸದ್ಯಕ್ಕೆ ಲಭ್ಯವಿಲ್ಲ',
  '{part} didn’t load ({name}).': '{part}: ಲೋಡ್ ಆಗಲಿಲ್ಲ ({name}).',
  'The rest of the shop still works.': 'ಅಂಗಡಿಯ ಉಳಿದ ಭಾಗ ತೆರೆದಿದೆ.',
  'Trying again…': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತಿದ್ದೇವೆ…',
  '{brand} ran into a problem': '{brand} ನಲ್ಲಿ ತೊಂದರೆ ಉಂಟಾಗಿದೆ',
  'Your cart is saved in this browser.': 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ.',

  'You have been logged out. Please log in again.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ.',
  'You’re back online.': 'ನೀವು ಮತ್ತೆ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ.',
  'You’re offline. This page needs an internet connection. Your cart is saved.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ನಿಮ್ಮ ಕಾರ್ಟ್ ಸುರಕ್ಷಿತವಾಗಿದೆ.',
  'You’re offline. You can still use your cart and pages you’ve opened.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ನಿಮ್ಮ ಕಾರ್ಟ್ ಮತ್ತು ನೀವು ತೆರೆದ ಪುಟಗಳು ಈಗಲೂ ತೆರೆಯುತ್ತವೆ.',
  'Anything you’ve sent will go out once you’re back online.': 'ನೀವು ಕಳುಹಿಸಿದ್ದು ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ಹೋಗುತ್ತದೆ.',
  'Message sent successfully!': 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
  'Failed to send message. Please try again.': 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
}
