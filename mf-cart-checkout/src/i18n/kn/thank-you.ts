import type { Translations } from 'shared-contracts/i18n/translate'

/** The page after the gateway. */
export const thankYou: Translations = {
  'Thank you': 'ಧನ್ಯವಾದ',
  'What has become of your order and its payment.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಮತ್ತು ಅದರ ಪಾವತಿ ಏನಾಯಿತು.',
  'THANK YOU!': 'ಧನ್ಯವಾದ!',
  'Looking up your order…': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
  Gift: 'ಉಡುಗೊರೆ',
  'Your order has been confirmed.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಖಚಿತವಾಗಿದೆ.',
  'The payment of this order has been refunded.': 'ಈ ಆರ್ಡರ್‌ನ ಹಣವನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ.',
  'The same cart has been paid already, as order {orderId}.': 'ಇದೇ ಕಾರ್ಟ್‌ಗೆ ಈಗಾಗಲೇ ಆರ್ಡರ್ {orderId} ಆಗಿ ಪಾವತಿಸಲಾಗಿದೆ.',
  'Your payment has arrived and we are looking at it: nothing has to be paid again.':
    'ನಿಮ್ಮ ಪಾವತಿ ಬಂದಿದೆ, ನಾವು ಅದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ: ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'This order needs no payment; anything paid for it will be refunded.':
    'ಈ ಆರ್ಡರ್‌ಗೆ ಪಾವತಿ ಬೇಕಿಲ್ಲ; ಇದಕ್ಕಾಗಿ ಪಾವತಿಸಿದ ಹಣವನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗುತ್ತದೆ.',
  'PAY AGAIN': 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  'Your payment did not go through. Your order is kept: you can pay for it again.':
    'ನಿಮ್ಮ ಪಾವತಿ ಪೂರ್ಣವಾಗಲಿಲ್ಲ. ನಿಮ್ಮ ಆರ್ಡರ್ ಇಟ್ಟುಕೊಂಡಿದ್ದೇವೆ: ನೀವು ಮತ್ತೆ ಪಾವತಿಸಬಹುದು.',
  'Your payment is being confirmed. This can take a minute: you were not charged twice, and you need not pay again.':
    'ನಿಮ್ಮ ಪಾವತಿ ಖಚಿತವಾಗುತ್ತಿದೆ. ಇದಕ್ಕೆ ಒಂದು ನಿಮಿಷ ಬೇಕಾಗಬಹುದು: ನಿಮ್ಮಿಂದ ಎರಡು ಬಾರಿ ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'Your payment is not confirmed yet. You were not charged twice, and you need not pay again: your order changes as soon as the bank answers.':
    'ನಿಮ್ಮ ಪಾವತಿ ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ. ನಿಮ್ಮಿಂದ ಎರಡು ಬಾರಿ ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ: ಬ್ಯಾಂಕ್ ಉತ್ತರಿಸಿದ ಕೂಡಲೇ ನಿಮ್ಮ ಆರ್ಡರ್ ಬದಲಾಗುತ್ತದೆ.',
  'Check again': 'ಮತ್ತೆ ನೋಡಿ',
  'LOG IN': 'ಲಾಗಿನ್ ಮಾಡಿ',
  'Please log in to see what has become of your order.': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಏನಾಯಿತು ಎಂದು ನೋಡಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.',
  'We could not find this order among yours.': 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳಲ್ಲಿ ಈ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ.',
  'We could not find this order.': 'ಈ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ.',
  'This address names no order. Your orders are in your account.':
    'ಈ ವೆಬ್ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಆರ್ಡರ್ ಇಲ್ಲ. ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿವೆ.',
  'YOUR ORDERS': 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು',
  'We could not ask about your payment just now. Asking again costs nothing.':
    'ನಿಮ್ಮ ಪಾವತಿಯ ಬಗ್ಗೆ ಈಗ ತಿಳಿಯಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಕೇಳಲು ಯಾವ ಶುಲ್ಕವೂ ಇಲ್ಲ.',
  'The mail about your order waits until you confirm your email address: please open the link that we have sent to it. You get a new one in {account}.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ನೀವು ಖಚಿತಪಡಿಸುವವರೆಗೆ ಆರ್ಡರ್‌ನ ಇಮೇಲ್ ಕಾಯುತ್ತದೆ: ಆ ವಿಳಾಸಕ್ಕೆ ನಾವು ಕಳುಹಿಸಿದ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಹೊಸ ಲಿಂಕ್ {account} ಸಿಗುತ್ತದೆ.',
  'your account': 'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ',
  Parcels: 'ಪಾರ್ಸೆಲ್\u200cಗಳು',
  Shipped: 'ಕಳುಹಿಸಲಾಗಿದೆ',
  Delivered: 'ತಲುಪಿದೆ',
  'On its way back to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳುತ್ತಿದೆ',
  'Came back to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'Track parcel': 'ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'Your return arrived on {date}': 'ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು {date} ರಂದು ತಲುಪಿತು',
}
