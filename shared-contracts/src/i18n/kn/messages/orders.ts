import type { Translations } from '../../translate'

/** The api's messages about cancellations, problems and returns. */
export const orders: Translations = {
  'Order {orderId} has been cancelled.': 'ಆರ್ಡರ್ {orderId} ರದ್ದಾಗಿದೆ.',
  'This order has already been cancelled.': 'ಈ ಆರ್ಡರ್ ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ.',
  'This order has already been refunded.': 'ಈ ಆರ್ಡರ್‌ನ ಹಣ ಈಗಾಗಲೇ ಮರುಪಾವತಿಯಾಗಿದೆ.',
  'This order has already been shipped, so it can’t be cancelled any more.':
    'ಈ ಆರ್ಡರ್ ಈಗಾಗಲೇ ಕಳುಹಿಸಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಇನ್ನು ರದ್ದು ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
  'Orders can be cancelled within 24 hours. Send us a message if you need help.':
    'ಆರ್ಡರ್‌ಗಳನ್ನು 24 ಗಂಟೆಗಳೊಳಗೆ ರದ್ದು ಮಾಡಬಹುದು. ಸಹಾಯ ಬೇಕಿದ್ದರೆ ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'We’re already refunding part of this order. Send us a message to cancel the rest.':
    'ಈ ಆರ್ಡರ್‌ನ ಒಂದು ಭಾಗದ ಹಣವನ್ನು ನಾವು ಈಗಾಗಲೇ ಮರುಪಾವತಿಸುತ್ತಿದ್ದೇವೆ. ಉಳಿದದ್ದನ್ನು ರದ್ದು ಮಾಡಲು ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'We’ve received a payment for this order and are checking it. Send us a message to cancel the order.':
    'ಈ ಆರ್ಡರ್‌ಗೆ ಒಂದು ಪಾವತಿ ಬಂದಿದೆ, ಅದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಆರ್ಡರ್ ರದ್ದು ಮಾಡಲು ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'Problems can be reported within 7 days of delivery. Send us a message if you need help.':
    'ಡೆಲಿವರಿಯಾದ 7 ದಿನಗಳೊಳಗೆ ಸಮಸ್ಯೆ ತಿಳಿಸಬಹುದು. ಸಹಾಯ ಬೇಕಿದ್ದರೆ ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'Items can be returned within 15 days of delivery. Send us a message if you need help.':
    'ಡೆಲಿವರಿಯಾದ 15 ದಿನಗಳೊಳಗೆ ವಸ್ತುಗಳನ್ನು ಹಿಂತಿರುಗಿಸಬಹುದು. ಸಹಾಯ ಬೇಕಿದ್ದರೆ ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'Choose items that you have received, and how many of them.':
    'ನಿಮಗೆ ತಲುಪಿದ ವಸ್ತುಗಳನ್ನು ಮತ್ತು ಅವುಗಳ ಸಂಖ್ಯೆಯನ್ನು ಆರಿಸಿ.',
  'Choose a reason.': 'ಕಾರಣ ಆರಿಸಿ.',
  'You’ve sent many requests for this order. We’ll reply soon.':
    'ಈ ಆರ್ಡರ್‌ಗಾಗಿ ನೀವು ಹಲವು ವಿನಂತಿಗಳನ್ನು ಕಳುಹಿಸಿದ್ದೀರಿ. ನಾವು ಬೇಗ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  'We’ve received your messages and will reply soon.': 'ನಿಮ್ಮ ಸಂದೇಶಗಳು ತಲುಪಿವೆ, ನಾವು ಬೇಗ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  'This request is closed. Send us a message if you need help.': 'ಈ ವಿನಂತಿ ಮುಗಿದಿದೆ. ಸಹಾಯ ಬೇಕಿದ್ದರೆ ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ.',
  'You’ve already added 6 photos.': 'ನೀವು ಈಗಾಗಲೇ 6 ಫೋಟೊಗಳನ್ನು ಸೇರಿಸಿದ್ದೀರಿ.',
}
