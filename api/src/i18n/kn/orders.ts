import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about orders, shipments and invoices. */
export const orders: Translations = {
  'Your order {orderId} has been confirmed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ',
  'Your order {orderId} has been confirmed. Thank you!': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ. ಧನ್ಯವಾದಗಳು!',
  'ORDER INVOICE #{orderId}': 'ಆರ್ಡರ್ ಬಿಲ್ #{orderId}',
  'Sub total': 'ಉಪಮೊತ್ತ',
  Shipping: 'ಡೆಲಿವರಿ ಶುಲ್ಕ',
  'Tax ({percent}%), included in the prices': 'ತೆರಿಗೆ ({percent}%), ಬೆಲೆಗಳಲ್ಲಿ ಸೇರಿದೆ',
  'Total paid': 'ಒಟ್ಟು ಪಾವತಿಸಿದ ಮೊತ್ತ',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'ಪಾವತಿ ಐಡಿ: {paymentId}',
  'Shipping address': 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  'The payment for your order {orderId} failed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ',
  'The payment of {sum} for your order {orderId} failed.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'The payment failed.': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'Your order is kept. If money was taken from your account all the same, your bank gives it back.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ ನಮ್ಮಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಆದರೂ ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಕಡಿತವಾಗಿದ್ದರೆ, ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಅದನ್ನು ಹಿಂದಿರುಗಿಸುತ್ತದೆ.',
  'PAY AGAIN': 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  'A refund of {sum} for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಮರುಪಾವತಿ',
  'We have refunded {sum} for your order {orderId}.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ ನಾವು {sum} ಮರುಪಾವತಿ ಮಾಡಿದ್ದೇವೆ.',
  'The money goes back by the way you paid. It is credited in 10-15 days.':
    'ನೀವು ಪಾವತಿಸಿದ ಮಾರ್ಗದಲ್ಲೇ ಹಣ ಹಿಂದಿರುಗುತ್ತದೆ. ಅದು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',
  'Your order {orderId} has been cancelled': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಂಡಿದೆ',
  'We are sorry: we have cancelled your order {orderId}, and nothing of it will be sent.':
    'ಕ್ಷಮಿಸಿ: ನಾವು ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಳಿಸಿದ್ದೇವೆ, ಅದರಲ್ಲಿ ಏನನ್ನೂ ಕಳುಹಿಸಲಾಗುವುದಿಲ್ಲ.',
  'The reason: {why}': 'ಕಾರಣ: {why}',
  'What you paid goes back by the way you paid. It is credited in 10-15 days.':
    'ನೀವು ಪಾವತಿಸಿದ ಹಣ ಅದೇ ಮಾರ್ಗದಲ್ಲಿ ಹಿಂದಿರುಗುತ್ತದೆ. ಅದು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',

  'Your order {orderId} is on its way': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದಾರಿಯಲ್ಲಿದೆ',
  'We have handed a parcel of your order {orderId} to {courier}.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ಗೆ ಒಪ್ಪಿಸಿದ್ದೇವೆ.',
  'Tracking number: {awb}': 'ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ: {awb}',
  'Courier: {courier}': 'ಕೊರಿಯರ್: {courier}',
  'TRACK YOUR PARCEL': 'ನಿಮ್ಮ ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'In this parcel': 'ಈ ಪಾರ್ಸೆಲ್\u200cನಲ್ಲಿ',
  'Still to follow': 'ಇನ್ನೂ ಬರಬೇಕಾದವು',
  'You get another mail when it leaves.': 'ಅದು ಹೊರಟಾಗ ನಿಮಗೆ ಇನ್ನೊಂದು ಮೇಲ್ ಬರುತ್ತದೆ.',
  'Your order is complete with this parcel.': 'ಈ ಪಾರ್ಸೆಲ್\u200cನೊಂದಿಗೆ ನಿಮ್ಮ ಆರ್ಡರ್ ಪೂರ್ಣವಾಗಿದೆ.',
  'The right tracking number for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಸರಿಯಾದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ',
  'The tracking number in our last mail about your order {orderId} was wrong. This one is right.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಬಗ್ಗೆ ನಮ್ಮ ಹಿಂದಿನ ಮೇಲ್\u200cನಲ್ಲಿದ್ದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ ತಪ್ಪಾಗಿತ್ತು. ಇದು ಸರಿಯಾದದ್ದು.',
  'The tax invoice {number} of this parcel is in your account, with the order.':
    'ಈ ಪಾರ್ಸೆಲ್‌ನ ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ {number} ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ, ಆರ್ಡರ್ ಜೊತೆ ಇದೆ.',
  'This document was not found.': 'ಈ ದಾಖಲೆ ಸಿಗಲಿಲ್ಲ.',
  'Your order {orderId} could not be delivered': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ',
  '{courier} could not deliver a parcel of your order {orderId}, and is bringing it back to us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದನ್ನು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿ ತರುತ್ತಿದೆ.',
  'Please write to {email}: is your address right, and by which phone number can you be reached?':
    'ದಯವಿಟ್ಟು {email} ಗೆ ಬರೆಯಿರಿ: ನಿಮ್ಮ ವಿಳಾಸ ಸರಿಯಾಗಿದೆಯೇ, ಮತ್ತು ಯಾವ ಫೋನ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಬಹುದು?',
  'A parcel of your order {orderId} is back with us': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'We have received your return of order {orderId}': 'ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು ನಮಗೆ ತಲುಪಿದೆ',
  'A parcel of your order {orderId} could not be delivered, and is back with us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ.',
  'What you sent back of your order {orderId} has arrived.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು ತಲುಪಿದೆ.',
  'What came back': 'ಮರಳಿ ಬಂದದ್ದು',
  'Please write to {email}: we send it once more, or give your money back.':
    'ದಯವಿಟ್ಟು {email} ಗೆ ಬರೆಯಿರಿ: ನಾವು ಅದನ್ನು ಮತ್ತೊಮ್ಮೆ ಕಳುಹಿಸುತ್ತೇವೆ, ಅಥವಾ ನಿಮ್ಮ ಹಣವನ್ನು ಹಿಂತಿರುಗಿಸುತ್ತೇವೆ.',
  'We look at it now. If money goes back to you, you get another mail.':
    'ಈಗ ನಾವು ಅದನ್ನು ನೋಡುತ್ತೇವೆ. ನಿಮಗೆ ಹಣ ಹಿಂತಿರುಗಿಸಿದರೆ, ಇನ್ನೊಂದು ಮೇಲ್ ಬರುತ್ತದೆ.',
  'A credit note for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗೆ ಕ್ರೆಡಿಟ್ ನೋಟ್',
  'For the {sum} that went back to you we have written the credit note {number}.':
    'ನಿಮಗೆ ಹಿಂತಿರುಗಿಸಿದ {sum} ಗಾಗಿ ಕ್ರೆಡಿಟ್ ನೋಟ್ {number} ಬರೆದಿದ್ದೇವೆ.',
  'It is in your account, with the order.': 'ಅದು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ, ಆರ್ಡರ್ ಜೊತೆ ಇದೆ.',
}
