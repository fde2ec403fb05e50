import type { Translations } from 'shared-contracts/i18n/translate'

export const personalData: Translations = {
  'One file (JSON) with everything we keep under your account: your details, your addresses, your orders and where you are signed in.':
    'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ನಾವು ಇಟ್ಟುಕೊಂಡಿರುವ ಎಲ್ಲವೂ ಇರುವ ಒಂದು ಫೈಲ್ (JSON): ನಿಮ್ಮ ವಿವರಗಳು, ವಿಳಾಸಗಳು, ಆರ್ಡರ್‌ಗಳು ಮತ್ತು ನೀವು ಎಲ್ಲೆಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ ಎಂಬುದು.',
  'Download My Data': 'ನನ್ನ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Your data has been downloaded.': 'ನಿಮ್ಮ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಆಗಿದೆ.',
  'This cannot be undone.': 'ಇದನ್ನು ಹಿಂದಕ್ಕೆ ಪಡೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  'Your details, your saved addresses and every sign-in are deleted at once.':
    'ನಿಮ್ಮ ವಿವರಗಳು, ಉಳಿಸಿದ ವಿಳಾಸಗಳು ಮತ್ತು ಎಲ್ಲಾ ಸೈನ್ ಇನ್‌ಗಳನ್ನು ಕೂಡಲೇ ಅಳಿಸಲಾಗುತ್ತದೆ.',
  'Invoices are kept as long as the law wants them, with name and address. The email address and phone number in them are removed 30 days after the order.':
    'ಕಾನೂನು ಹೇಳುವಷ್ಟು ಕಾಲ ಬಿಲ್‌ಗಳನ್ನು ಹೆಸರು ಮತ್ತು ವಿಳಾಸದೊಂದಿಗೆ ಇಡಲಾಗುತ್ತದೆ. ಅವುಗಳಲ್ಲಿರುವ ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಆರ್ಡರ್ ಆದ 30 ದಿನಗಳ ನಂತರ ತೆಗೆಯಲಾಗುತ್ತದೆ.',
  'An order that is under way still arrives.': 'ದಾರಿಯಲ್ಲಿರುವ ಆರ್ಡರ್ ಹಾಗೆಯೇ ತಲುಪುತ್ತದೆ.',
  'The newsletter is apart from the account: each one has a link to unsubscribe.':
    'ನ್ಯೂಸ್‌ಲೆಟರ್ ಖಾತೆಯಿಂದ ಬೇರೆ: ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಅದನ್ನು ನಿಲ್ಲಿಸುವ ಲಿಂಕ್ ಇದೆ.',
  'Delete My Account': 'ನನ್ನ ಖಾತೆ ಅಳಿಸಿ',
  'Your account has been deleted.': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
}
