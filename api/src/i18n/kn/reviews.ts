import type { Translations } from 'shared-contracts/i18n/translate'

export const reviews: Translations = {
  'We couldn’t publish your review of {product}': '{product} ಬಗ್ಗೆ ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಪ್ರಕಟಿಸಲು ಆಗಲಿಲ್ಲ',
  'Thank you for your review of {product}. We can’t publish it as it is:':
    '{product} ಬಗ್ಗೆ ವಿಮರ್ಶೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಅದನ್ನು ಇದ್ದ ಹಾಗೆ ಪ್ರಕಟಿಸಲು ನಮಗೆ ಆಗುವುದಿಲ್ಲ:',
  'It isn’t about the product. For questions about delivery or an order, please write to us.':
    'ಇದು ಉತ್ಪನ್ನದ ಬಗ್ಗೆ ಇಲ್ಲ. ಡೆಲಿವರಿ ಅಥವಾ ಆರ್ಡರ್ ಬಗ್ಗೆ ದಯವಿಟ್ಟು ನಮಗೆ ಬರೆಯಿರಿ.',
  'It contains personal details, such as a name, an address or a phone number.':
    'ಇದರಲ್ಲಿ ಹೆಸರು, ವಿಳಾಸ ಅಥವಾ ಫೋನ್ ನಂಬರ್‌ನಂತಹ ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ ಇದೆ.',
  'It contains insults or threats.': 'ಇದರಲ್ಲಿ ಅವಮಾನಕರ ಮಾತುಗಳು ಅಥವಾ ಬೆದರಿಕೆಗಳಿವೆ.',
  'It contains advertising.': 'ಇದರಲ್ಲಿ ಜಾಹೀರಾತು ಇದೆ.',
  'It doesn’t seem to be about your own experience.': 'ಇದು ನಿಮ್ಮ ಸ್ವಂತ ಅನುಭವದ ಬಗ್ಗೆ ಇರುವಂತೆ ಕಾಣುತ್ತಿಲ್ಲ.',
  'It contains something that the law doesn’t allow us to publish.': 'ಪ್ರಕಟಿಸಲು ಕಾನೂನು ಅನುಮತಿಸದ ವಿಷಯ ಇದರಲ್ಲಿದೆ.',
  'You can change it and send it again. We publish good and bad opinions alike.':
    'ನೀವು ಅದನ್ನು ಬದಲಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು. ಒಳ್ಳೆಯ ಮತ್ತು ಕೆಟ್ಟ ಅಭಿಪ್ರಾಯಗಳೆರಡನ್ನೂ ನಾವು ಪ್ರಕಟಿಸುತ್ತೇವೆ.',
  'Edit review': 'ವಿಮರ್ಶೆ ಬದಲಿಸಿ',
  'If you think this is a mistake, write to {email}.': 'ಇದು ತಪ್ಪು ಎಂದು ನಿಮಗೆ ಅನಿಸಿದರೆ, {email} ಗೆ ಬರೆಯಿರಿ.',
  'Our reply to your review of {product}': '{product} ಬಗ್ಗೆ ನಿಮ್ಮ ವಿಮರ್ಶೆಗೆ ನಮ್ಮ ಉತ್ತರ',
  'We’ve replied to your review of {product}:': '{product} ಬಗ್ಗೆ ನಿಮ್ಮ ವಿಮರ್ಶೆಗೆ ನಾವು ಉತ್ತರಿಸಿದ್ದೇವೆ:',
  'View review': 'ವಿಮರ್ಶೆ ನೋಡಿ',
  'How do you like your spices?': 'ಮಸಾಲೆಗಳು ನಿಮಗೆ ಹೇಗನಿಸಿದವು?',
  'Your order has arrived. Please tell other cooks what you think of it, good or bad:':
    'ನಿಮ್ಮ ಆರ್ಡರ್ ತಲುಪಿದೆ. ಅದು ನಿಮಗೆ ಹೇಗನಿಸಿತು ಎಂದು ಇತರರಿಗೆ ದಯವಿಟ್ಟು ತಿಳಿಸಿ, ಒಳ್ಳೆಯದಾಗಲಿ ಕೆಟ್ಟದಾಗಲಿ:',
  'Write a review': 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  'We ask only once for each order.': 'ಪ್ರತಿ ಆರ್ಡರ್‌ಗೆ ನಾವು ಒಮ್ಮೆ ಮಾತ್ರ ಕೇಳುತ್ತೇವೆ.',
  'Don’t ask me again': 'ನನ್ನನ್ನು ಮತ್ತೆ ಕೇಳಬೇಡಿ',
}
