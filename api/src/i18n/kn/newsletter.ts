import type { Translations } from 'shared-contracts/i18n/translate'

export const newsletter: Translations = {
  'Confirm your subscription to the {brand} newsletter': '{brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'Someone, hopefully you, signed up for the {brand} newsletter with this address. Please confirm within a week.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, ಈ ವಿಳಾಸಕ್ಕೆ {brand} ನ್ಯೂಸ್‌ಲೆಟರ್ ಕೇಳಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಂದು ವಾರದೊಳಗೆ ದೃಢೀಕರಿಸಿ.',
  'Confirm subscription': 'ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'If this wasn’t you, ignore this email. We won’t send the newsletter, and we’ll delete your address.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ. ನ್ಯೂಸ್‌ಲೆಟರ್ ಕಳುಹಿಸುವುದಿಲ್ಲ, ಈ ವಿಳಾಸವನ್ನು ಅಳಿಸುತ್ತೇವೆ.',
  'You’re subscribed to the {brand} newsletter': 'ನೀವು {brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ',
  'Thank you! We’ll send new kits, harvest news and recipes to this address.':
    'ಧನ್ಯವಾದಗಳು! ಹೊಸ ಕಿಟ್‌ಗಳು, ಸುಗ್ಗಿಯ ಸುದ್ದಿ ಮತ್ತು ಅಡುಗೆ ವಿಧಾನಗಳನ್ನು ಈ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'You can unsubscribe any time.': 'ನೀವು ಬಯಸಿದಾಗ ಇವುಗಳನ್ನು ನಿಲ್ಲಿಸಬಹುದು.',
  Unsubscribe: 'ಚಂದಾದಾರಿಕೆ ರದ್ದುಗೊಳಿಸಿ',
}
