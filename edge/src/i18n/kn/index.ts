import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts that the edge itself adds to pages. */
export const words: Translations = {
  Announcement: 'ಪ್ರಕಟಣೆ',
  '{brand} home': '{brand} ಮುಖಪುಟ',
  'Grievance officer': 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ',
  'Please wait a moment': 'ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ',
  'Support hours': 'ನಾವು ಲಭ್ಯವಿರುವ ಸಮಯ',
  'Your network has requested too many pages. Please try again in {seconds} seconds.':
    'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಪುಟಗಳನ್ನು ಕೇಳಲಾಗಿದೆ. ದಯವಿಟ್ಟು {seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
}
