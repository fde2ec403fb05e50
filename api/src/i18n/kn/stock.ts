import type { Translations } from 'shared-contracts/i18n/translate'

export const stock: Translations = {
  'Confirm your request for {pack}': '{pack} ಗಾಗಿ ನಿಮ್ಮ ಕೋರಿಕೆಯನ್ನು ದೃಢೀಕರಿಸಿ',
  'Someone, hopefully you, asked us to email this address when {pack} is back in stock. Please confirm within a week.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, {pack} ಮತ್ತೆ ಲಭ್ಯವಾದಾಗ ಈ ವಿಳಾಸಕ್ಕೆ ಇಮೇಲ್ ಕಳುಹಿಸಲು ಕೇಳಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಂದು ವಾರದೊಳಗೆ ದೃಢೀಕರಿಸಿ.',
  'Confirm request': 'ಕೋರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'If this wasn’t you, ignore this email. We won’t email you again, and we’ll delete your address.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ. ನಾವು ಮತ್ತೆ ಇಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ, ಈ ವಿಳಾಸವನ್ನು ಅಳಿಸುತ್ತೇವೆ.',
  'Delete request': 'ಕೋರಿಕೆ ಅಳಿಸಿ',
  '{pack} is back in stock': '{pack} ಮತ್ತೆ ಲಭ್ಯವಿದೆ',
  'You asked us to tell you: {pack} is back in stock.': 'ತಿಳಿಸಲು ನೀವು ಕೇಳಿದ್ದಿರಿ: {pack} ಮತ್ತೆ ಲಭ್ಯವಿದೆ.',
  'View product': 'ಉತ್ಪನ್ನ ನೋಡಿ',
  'This is the only email about it. We’ve deleted your request.': 'ಇದರ ಬಗ್ಗೆ ಇದೊಂದೇ ಇಮೇಲ್. ನಿಮ್ಮ ಕೋರಿಕೆಯನ್ನು ಅಳಿಸಿದ್ದೇವೆ.',
}
