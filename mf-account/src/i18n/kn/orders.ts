import type { Words } from 'shared-contracts/i18n/translate'

/** Orders and their invoices. */
export const orders: Words = {
  'Loading your orders': 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು ಬರುತ್ತಿವೆ',
  'No orders found.': 'ಯಾವ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ.',
  'Your newest orders did not load': 'ನಿಮ್ಮ ಇತ್ತೀಚಿನ ಆರ್ಡರ್‌ಗಳು ಬರಲಿಲ್ಲ',
  'Orders placed in this browser are shown as it remembers them.':
    'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮಾಡಿದ ಆರ್ಡರ್‌ಗಳು ಅದಕ್ಕೆ ನೆನಪಿರುವಂತೆ ಕಾಣುತ್ತಿವೆ.',
  'ORDER INVOICE #{orderId}': 'ಆರ್ಡರ್ ಬಿಲ್ #{orderId}',
  'No products found for this order.': 'ಈ ಆರ್ಡರ್‌ನಲ್ಲಿ ಯಾವ ಉತ್ಪನ್ನವೂ ಸಿಗಲಿಲ್ಲ.',
  'Products of order {orderId}': 'ಆರ್ಡರ್ {orderId} ನ ಉತ್ಪನ್ನಗಳು',
  Image: 'ಚಿತ್ರ',
  Product: 'ಉತ್ಪನ್ನ',
  Quantity: 'ಪ್ರಮಾಣ',
  Price: 'ಬೆಲೆ',
  Qty: 'ಪ್ರಮಾಣ',
  'BUY AGAIN': 'ಮತ್ತೆ ಖರೀದಿಸಿ',
  'what order {orderId} had': 'ಆರ್ಡರ್ {orderId} ನ ಉತ್ಪನ್ನಗಳು',
  "At today's prices.": 'ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ.',
  'Shipping address': 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  'Payment ID': 'ಪಾವತಿ ID',
  Parcels: 'ಪಾರ್ಸೆಲ್\u200cಗಳು',
  Shipped: 'ಕಳುಹಿಸಲಾಗಿದೆ',
  Delivered: 'ತಲುಪಿದೆ',
  'On its way back to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳುತ್ತಿದೆ',
  'Came back to us': 'ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'Track parcel': 'ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'Tax invoice {number} (PDF)': 'ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ {number} (PDF)',
  'Credit note {number} (PDF)': 'ಕ್ರೆಡಿಟ್ ನೋಟ್ {number} (PDF)',
  'Specimen {number} (PDF)': 'ಮಾದರಿ {number} (PDF)',
  'Tax documents of order {orderId}': 'ಆರ್ಡರ್ {orderId} ನ ತೆರಿಗೆ ದಾಖಲೆಗಳು',
  'Your return arrived on {date}': 'ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು {date} ರಂದು ತಲುಪಿತು',
}
