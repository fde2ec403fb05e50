import type { Translations } from 'shared-contracts/i18n/translate'

export const personalData: Translations = {
  'A JSON file with everything we store in your account: your details, addresses, orders and signed-in devices.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಎಲ್ಲಾ ಡೇಟಾ ಇರುವ ಒಂದು ಫೈಲ್ (JSON): ನಿಮ್ಮ ವಿವರಗಳು, ವಿಳಾಸಗಳು, ಆರ್ಡರ್‌ಗಳು ಮತ್ತು ಸೈನ್ ಇನ್ ಆಗಿರುವ ಸಾಧನಗಳು.',
  'Download My Data': 'ನನ್ನ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Your data has been downloaded.': 'ನಿಮ್ಮ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಆಗಿದೆ.',
  'This can’t be undone.': 'ಇದನ್ನು ಹಿಂದಕ್ಕೆ ಪಡೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  'Your details, saved addresses and sign-ins are deleted immediately.':
    'ನಿಮ್ಮ ವಿವರಗಳು, ಉಳಿಸಿದ ವಿಳಾಸಗಳು ಮತ್ತು ಎಲ್ಲಾ ಸೈನ್ ಇನ್‌ಗಳನ್ನು ಕೂಡಲೇ ಅಳಿಸಲಾಗುತ್ತದೆ.',
  'We keep invoices, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.':
    'ಕಾನೂನು ಕೇಳುವಷ್ಟು ಕಾಲ ಬಿಲ್‌ಗಳನ್ನು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ವಿಳಾಸದೊಂದಿಗೆ ಇಡುತ್ತೇವೆ. ಅವುಗಳಲ್ಲಿರುವ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಆರ್ಡರ್ ಆದ 30 ದಿನಗಳ ನಂತರ ತೆಗೆಯಲಾಗುತ್ತದೆ.',
  'Orders on their way will still be delivered.': 'ದಾರಿಯಲ್ಲಿರುವ ಆರ್ಡರ್‌ಗಳು ಹಾಗೆಯೇ ತಲುಪುತ್ತವೆ.',
  'Our newsletter is separate from your account. To stop it, use the unsubscribe link in any issue.':
    'ನ್ಯೂಸ್‌ಲೆಟರ್ ಖಾತೆಯಿಂದ ಬೇರೆ: ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಅದನ್ನು ನಿಲ್ಲಿಸುವ ಲಿಂಕ್ ಇದೆ.',
  'Delete My Account': 'ನನ್ನ ಖಾತೆ ಅಳಿಸಿ',
  'Your account has been deleted.': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
}
