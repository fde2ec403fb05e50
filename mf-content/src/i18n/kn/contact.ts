import type { Translations } from 'shared-contracts/i18n/translate'

export const contact: Translations = {
  'Contact us': 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  'CONTACT US': 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  'Our address, phone number and email, and a form to write to us.': 'ನಮ್ಮ ವಿಳಾಸ, ಫೋನ್, ಇಮೇಲ್ ಮತ್ತು ನಮಗೆ ಬರೆಯಲು ಫಾರ್ಮ್.',
  'An order, a recipe or a sack of pepper: write to us and we’ll reply.':
    'ಆರ್ಡರ್ ಇರಲಿ, ಅಡುಗೆ ಇರಲಿ, ಮೆಣಸಿನ ಮೂಟೆ ಇರಲಿ: ನಮಗೆ ಬರೆಯಿರಿ, ನಾವು ಉತ್ತರಿಸುತ್ತೇವೆ.',
  Address: 'ವಿಳಾಸ',
  Phone: 'ಫೋನ್',
  'E-mail': 'ಇಮೇಲ್',
  'Chat with us (opens in a new tab)': 'ನಮ್ಮೊಂದಿಗೆ ಚಾಟ್ ಮಾಡಿ (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  'Send us a message': 'ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ',
  Contact: 'ಸಂಪರ್ಕ',
  'First Name': 'ಹೆಸರು',
  'Last Name': 'ಉಪನಾಮ',
  Email: 'ಇಮೇಲ್',
  'Phone Number': 'ಫೋನ್ ಸಂಖ್ಯೆ',
  Message: 'ಸಂದೇಶ',
  SUBMIT: 'ಕಳುಹಿಸಿ',
  'Message sent successfully!': 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
  'Failed to send message. Please try again.': 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'You’re offline. We’ll send your message once you’re back online.':
    'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ನಿಮ್ಮ ಸಂದೇಶ ಕಳುಹಿಸುತ್ತೇವೆ.',
}
