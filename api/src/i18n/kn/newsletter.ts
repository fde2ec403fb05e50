import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about the newsletter. */
export const newsletter: Translations = {
  'Confirm your subscription to the {brand} newsletter': '{brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'Someone, we hope you, asked for the {brand} newsletter at this address. Please confirm it within a week.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, ಈ ವಿಳಾಸಕ್ಕೆ {brand} ನ್ಯೂಸ್‌ಲೆಟರ್ ಕೇಳಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಂದು ವಾರದೊಳಗೆ ದೃಢೀಕರಿಸಿ.',
  'Confirm subscription': 'ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'If it was not you, there is nothing to do: no newsletter is sent, and the address is forgotten.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ: ನ್ಯೂಸ್‌ಲೆಟರ್ ಕಳುಹಿಸುವುದಿಲ್ಲ, ಮತ್ತು ಈ ವಿಳಾಸವನ್ನು ಅಳಿಸಲಾಗುತ್ತದೆ.',
  'You are subscribed to the {brand} newsletter': 'ನೀವು {brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ',
  'Thank you! New kits, harvest news and dishes to cook will come to this address.':
    'ಧನ್ಯವಾದಗಳು! ಹೊಸ ಕಿಟ್‌ಗಳು, ಸುಗ್ಗಿಯ ಸುದ್ದಿ ಮತ್ತು ಅಡುಗೆ ಖಾದ್ಯಗಳು ಈ ವಿಳಾಸಕ್ಕೆ ಬರುತ್ತವೆ.',
  'You can stop them whenever you like.': 'ನೀವು ಬಯಸಿದಾಗ ಇವುಗಳನ್ನು ನಿಲ್ಲಿಸಬಹುದು.',
  Unsubscribe: 'ಚಂದಾದಾರಿಕೆ ರದ್ದುಗೊಳಿಸಿ',
}
