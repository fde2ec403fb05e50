import type { Translations } from 'shared-contracts/i18n/translate'

export const orders: Translations = {
  'Your order {orderId} has been confirmed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ',
  'Your order {orderId} has been confirmed. Thank you!': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ. ಧನ್ಯವಾದಗಳು!',
  'Your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId}',
  'Sub total': 'ಉಪಮೊತ್ತ',
  'Discount ({name})': 'ರಿಯಾಯಿತಿ ({name})',
  Shipping: 'ಡೆಲಿವರಿ ಶುಲ್ಕ',
  'Total paid': 'ಒಟ್ಟು ಪಾವತಿಸಿದ ಮೊತ್ತ',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'ಪಾವತಿ ಐಡಿ: {paymentId}',
  'Shipping address': 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  'The payment for your order {orderId} failed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ',
  'The payment of {sum} for your order {orderId} failed.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'The payment failed.': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'We’ve saved your order. If money was taken from your account anyway, your bank will return it.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ ನಮ್ಮಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಆದರೂ ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಕಡಿತವಾಗಿದ್ದರೆ, ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಅದನ್ನು ಹಿಂದಿರುಗಿಸುತ್ತದೆ.',
  'PAY AGAIN': 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  'Refund of {sum} for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಮರುಪಾವತಿ',
  'We’ve refunded {sum} for your order {orderId}.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ ನಾವು {sum} ಮರುಪಾವತಿ ಮಾಡಿದ್ದೇವೆ.',
  'The refund goes to your original payment method and is credited in 10-15 days.':
    'ಮರುಪಾವತಿ ನೀವು ಪಾವತಿಸಿದ ವಿಧಾನಕ್ಕೇ ಹೋಗುತ್ತದೆ ಮತ್ತು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',
  'Your order {orderId} has been cancelled': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಂಡಿದೆ',
  'You’ve cancelled your order {orderId}. Nothing will be shipped.':
    'ನೀವು ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದು ಮಾಡಿದ್ದೀರಿ. ಏನನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'You haven’t paid for it, and you don’t need to.': 'ನೀವು ಇದಕ್ಕೆ ಪಾವತಿಸಿಲ್ಲ, ಇನ್ನು ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'We’re sorry, but we’ve cancelled your order {orderId}. Nothing will be shipped.':
    'ಕ್ಷಮಿಸಿ, ನಾವು ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಳಿಸಿದ್ದೇವೆ. ಏನನ್ನೂ ಕಳುಹಿಸಲಾಗುವುದಿಲ್ಲ.',
  'Reason: {why}': 'ಕಾರಣ: {why}',
  'We’re refunding your payment to the original payment method. It’s credited in 10-15 days.':
    'ನೀವು ಪಾವತಿಸಿದ ಹಣವನ್ನು ಅದೇ ವಿಧಾನದಲ್ಲಿ ಹಿಂದಿರುಗಿಸುತ್ತಿದ್ದೇವೆ. ಅದು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',

  'Your order {orderId} is on its way': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದಾರಿಯಲ್ಲಿದೆ',
  'We’ve handed a package from your order {orderId} to {courier}.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ಗೆ ಒಪ್ಪಿಸಿದ್ದೇವೆ.',
  'Tracking number: {awb}': 'ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ: {awb}',
  'Courier: {courier}': 'ಕೊರಿಯರ್: {courier}',
  'TRACK PACKAGE': 'ನಿಮ್ಮ ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'In this package': 'ಈ ಪಾರ್ಸೆಲ್\u200cನಲ್ಲಿ',
  'Still to come': 'ಇನ್ನೂ ಬರಬೇಕಾದವು',
  'We’ll email you when it ships.': 'ಅದನ್ನು ಕಳುಹಿಸಿದಾಗ ನಿಮಗೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'This package completes your order.': 'ಈ ಪಾರ್ಸೆಲ್\u200cನೊಂದಿಗೆ ನಿಮ್ಮ ಆರ್ಡರ್ ಪೂರ್ಣವಾಗಿದೆ.',
  'Correct tracking number for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಸರಿಯಾದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ',
  'The tracking number in our last email about your order {orderId} was wrong. This one is correct.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಬಗ್ಗೆ ನಮ್ಮ ಹಿಂದಿನ ಮೇಲ್\u200cನಲ್ಲಿದ್ದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ ತಪ್ಪಾಗಿತ್ತು. ಇದು ಸರಿಯಾದದ್ದು.',
  'You’ll find tax invoice {number} for this package with your order in your account.':
    'ಈ ಪಾರ್ಸೆಲ್‌ನ ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ {number} ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಆರ್ಡರ್ ಜೊತೆ ಸಿಗುತ್ತದೆ.',
  'This document was not found.': 'ಈ ದಾಖಲೆ ಸಿಗಲಿಲ್ಲ.',
  'Your order {orderId} could not be delivered': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ',
  '{courier} couldn’t deliver a package from your order {orderId} and is returning it to us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದನ್ನು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿ ತರುತ್ತಿದೆ.',
  'Please write to {email} with your correct address and a phone number we can call.':
    'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸರಿಯಾದ ವಿಳಾಸ ಮತ್ತು ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು {email} ಗೆ ಬರೆಯಿರಿ.',
  'A package from your order {orderId} has come back to us': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'We’ve received your return for order {orderId}': 'ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು ನಮಗೆ ತಲುಪಿದೆ',
  'A package from your order {orderId} couldn’t be delivered and has come back to us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ.',
  'We’ve received the items you returned from your order {orderId}.':
    'ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ ವಸ್ತುಗಳು ನಮಗೆ ತಲುಪಿವೆ.',
  'Returned items': 'ಹಿಂತಿರುಗಿದ ವಸ್ತುಗಳು',
  'Please write to {email}. We’ll send it again or refund you.':
    'ದಯವಿಟ್ಟು {email} ಗೆ ಬರೆಯಿರಿ. ನಾವು ಅದನ್ನು ಮತ್ತೊಮ್ಮೆ ಕಳುಹಿಸುತ್ತೇವೆ, ಅಥವಾ ಹಣ ಮರುಪಾವತಿ ಮಾಡುತ್ತೇವೆ.',
  'We’re checking them now. If you get a refund, we’ll email you.':
    'ಈಗ ನಾವು ಅವುಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಮರುಪಾವತಿ ಆದರೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'Credit note for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗೆ ಕ್ರೆಡಿಟ್ ನೋಟ್',
  'We’ve issued credit note {number} for your refund of {sum}.': 'ನಿಮ್ಮ {sum} ಮರುಪಾವತಿಗೆ ಕ್ರೆಡಿಟ್ ನೋಟ್ {number} ನೀಡಿದ್ದೇವೆ.',
  'You’ll find it with your order in your account.': 'ಅದು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಆರ್ಡರ್ ಜೊತೆ ಸಿಗುತ್ತದೆ.',
}
