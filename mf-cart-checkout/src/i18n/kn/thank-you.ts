import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the thank-you page. */
export const thankYou: Translations = {
  'Thank you': 'ಧನ್ಯವಾದ',
  'The status of your order and payment.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಮತ್ತು ಪಾವತಿಯ ಸ್ಥಿತಿ.',
  'THANK YOU!': 'ಧನ್ಯವಾದ!',
  'Looking up your order…': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
  Gift: 'ಉಡುಗೊರೆ',
  'Your order has been confirmed.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಖಚಿತವಾಗಿದೆ.',
  'The payment for this order has been refunded.': 'ಈ ಆರ್ಡರ್‌ನ ಹಣವನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ.',
  'You don’t need to pay for this order. If you already have, we’ll refund you.':
    'ಈ ಆರ್ಡರ್‌ಗೆ ಪಾವತಿ ಬೇಕಿಲ್ಲ. ನೀವು ಪಾವತಿಸಿದ್ದರೆ, ಹಣವನ್ನು ಹಿಂದಿರುಗಿಸುತ್ತೇವೆ.',
  'PAY AGAIN': 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  'Your payment didn’t go through. We’ve saved your order, so you can try paying again.':
    'ನಿಮ್ಮ ಪಾವತಿ ಪೂರ್ಣವಾಗಲಿಲ್ಲ. ನಿಮ್ಮ ಆರ್ಡರ್ ಉಳಿಸಿದ್ದೇವೆ, ನೀವು ಮತ್ತೆ ಪಾವತಿಸಬಹುದು.',
  'We’re confirming your payment. This can take a minute. You haven’t been charged twice, and you don’t need to pay again.':
    'ನಿಮ್ಮ ಪಾವತಿಯನ್ನು ಖಚಿತಪಡಿಸುತ್ತಿದ್ದೇವೆ. ಇದಕ್ಕೆ ಒಂದು ನಿಮಿಷ ಬೇಕಾಗಬಹುದು. ನಿಮ್ಮಿಂದ ಎರಡು ಬಾರಿ ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'Your payment isn’t confirmed yet. You haven’t been charged twice, and you don’t need to pay again. We’ll update your order as soon as the bank confirms.':
    'ನಿಮ್ಮ ಪಾವತಿ ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ. ನಿಮ್ಮಿಂದ ಎರಡು ಬಾರಿ ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ. ಬ್ಯಾಂಕ್ ಖಚಿತಪಡಿಸಿದ ಕೂಡಲೇ ನಿಮ್ಮ ಆರ್ಡರ್ ಅಪ್‌ಡೇಟ್ ಮಾಡುತ್ತೇವೆ.',
  'Check again': 'ಮತ್ತೆ ನೋಡಿ',
  'LOG IN': 'ಲಾಗಿನ್ ಮಾಡಿ',
  'Please log in to see your order.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ನೋಡಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.',
  'We couldn’t find this order in your account.': 'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಈ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ.',
  'We couldn’t find this order.': 'ಈ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ.',
  'This link doesn’t lead to an order. Your orders are in your account.':
    'ಇದು ಯಾವ ಆರ್ಡರ್‌ನ ಲಿಂಕ್ ಕೂಡ ಅಲ್ಲ. ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿವೆ.',
  'YOUR ORDERS': 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು',
  'We couldn’t check your payment right now. Checking again won’t charge you.':
    'ನಿಮ್ಮ ಪಾವತಿಯನ್ನು ಈಗ ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪರಿಶೀಲಿಸಿದರೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.',
  'We’ll email you about your order once you confirm your email address. Open the link we sent you, or get a new one in {account}.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾದ ಮೇಲೆ ಆರ್ಡರ್ ಬಗ್ಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ. ನಾವು ಕಳುಹಿಸಿದ ಲಿಂಕ್ ತೆರೆಯಿರಿ, ಅಥವಾ {account} ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'your account': 'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ',
  Packages: 'ಪಾರ್ಸೆಲ್\u200cಗಳು',
  Shipped: 'ಕಳುಹಿಸಲಾಗಿದೆ',
  Delivered: 'ತಲುಪಿದೆ',
  'Being returned to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳುತ್ತಿದೆ',
  'Returned to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'Track package': 'ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'We received your return on {date}': 'ನಿಮ್ಮ ರಿಟರ್ನ್ {date} ರಂದು ನಮಗೆ ತಲುಪಿತು',
  'Buying for a business? Add your GSTIN to the order in {account} before we ship it.':
    'ವ್ಯವಹಾರಕ್ಕಾಗಿ ಖರೀದಿಸುತ್ತಿದ್ದೀರಾ? ಆರ್ಡರ್ ಕಳುಹಿಸುವ ಮೊದಲು {account} ಅದಕ್ಕೆ ನಿಮ್ಮ GSTIN ಸೇರಿಸಿ.',
}
