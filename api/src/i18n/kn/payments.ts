import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the page that leads to a gateway's payment page. */
export const payments: Translations = {
  'Continue to payment': 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ',
  'Continue to the secure payment page to pay by UPI, card or net banking.':
    'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್ ಮೂಲಕ ಪಾವತಿಸಲು ಸುರಕ್ಷಿತ ಪಾವತಿ ಪುಟಕ್ಕೆ ಮುಂದುವರಿಯಿರಿ.',
  'This payment link has expired': 'ಈ ಪಾವತಿ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ',
  'Nothing has been charged. Please start the payment again from your order.':
    'ನಿಮ್ಮಿಂದ ಯಾವುದೇ ಹಣ ಪಡೆದಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಆರ್ಡರ್‌ನಿಂದ ಪಾವತಿಯನ್ನು ಮತ್ತೆ ಪ್ರಾರಂಭಿಸಿ.',
  'View your account': 'ನಿಮ್ಮ ಖಾತೆ ನೋಡಿ',
}
