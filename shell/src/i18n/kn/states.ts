import type { Translations } from 'shared-contracts/i18n/translate'

/** Placeholders of pages, and connection messages. */
export const states: Translations = {
  Loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  'Spices from Bangalore': 'ಬೆಂಗಳೂರಿನ ಮಸಾಲೆಗಳು',
  'Page not found': 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  'This page is not in our tin': 'ಈ ಪುಟ ನಮ್ಮ ಮಸಾಲೆ ಡಬ್ಬಿಯಲ್ಲಿಲ್ಲ',
  'The address may have changed, or a letter may be missing.':
    'ವಿಳಾಸ ಬದಲಾಗಿರಬಹುದು, ಅಥವಾ ಒಂದು ಅಕ್ಷರ ಬಿಟ್ಟುಹೋಗಿರಬಹುದು.',
  'SHOP ALL PRODUCTS': 'ಎಲ್ಲಾ ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ',
  'Ways on': 'ಮುಂದಿನ ದಾರಿಗಳು',
  'These are always here:': 'ಇವು ಯಾವಾಗಲೂ ಇಲ್ಲಿವೆ:',
  CONTACT: 'ಸಂಪರ್ಕ',

  'The catalogue': 'ಉತ್ಪನ್ನ ಪಟ್ಟಿ',
  'The cart and checkout': 'ಕಾರ್ಟ್ ಮತ್ತು ಚೆಕ್‌ಔಟ್',
  'Your account': 'ನಿಮ್ಮ ಖಾತೆ',
  'This page': 'ಈ ಪುಟ',
  'This part of the shop': 'ಅಂಗಡಿಯ ಈ ಭಾಗ',
  "{part} can't be shown": '{part}: ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
  "{part} can't be shown just now": '{part}: ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
  '{part} did not load ({name}).': '{part}: ಲೋಡ್ ಆಗಲಿಲ್ಲ ({name}).',
  'The rest of the shop is open.': 'ಅಂಗಡಿಯ ಉಳಿದ ಭಾಗ ತೆರೆದಿದೆ.',
  'Trying again…': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತಿದ್ದೇವೆ…',
  '{brand} ran into trouble': '{brand} ನಲ್ಲಿ ತೊಂದರೆ ಉಂಟಾಗಿದೆ',
  'Nothing is lost: your cart is kept in this browser.': 'ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ನಿಮ್ಮ ಕಾರ್ಟ್ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಉಳಿದಿದೆ.',

  'You have been logged out. Please log in again.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಲಾಗ್ ಇನ್ ಮಾಡಿ.',
  'You are online again.': 'ಸಿಗ್ನಲ್ ಮರಳಿ ಬಂದಿದೆ.',
  'You are offline. This page needs a connection; your cart is kept.':
    'ಸಿಗ್ನಲ್ ಇಲ್ಲ. ಈ ಪುಟಕ್ಕೆ ಸಿಗ್ನಲ್ ಬೇಕು; ನಿಮ್ಮ ಕಾರ್ಟ್ ಉಳಿದಿದೆ.',
  'You are offline. Your cart and the pages you have opened are here.':
    'ಸಿಗ್ನಲ್ ಇಲ್ಲ. ನಿಮ್ಮ ಕಾರ್ಟ್ ಮತ್ತು ನೀವು ತೆರೆದ ಪುಟಗಳು ಇಲ್ಲಿವೆ.',
  'What you have sent waits.': 'ನೀವು ಕಳುಹಿಸಿದ್ದು ಸಿಗ್ನಲ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ.',
  'Message sent successfully!': 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
  'Failed to send message. Please try again.': 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
}
