import type { Translations } from '../../translate'

/** The api's messages about orders and payments. */
export const buying: Translations = {
  'Please select or add a shipping address before placing an order.':
    'ಆರ್ಡರ್ ಮಾಡುವ ಮೊದಲು ದಯವಿಟ್ಟು ಡೆಲಿವರಿ ವಿಳಾಸ ಆಯ್ಕೆ ಮಾಡಿ ಅಥವಾ ಸೇರಿಸಿ.',
  'Missing customer details. Please ensure all address fields are filled.':
    'ಗ್ರಾಹಕರ ಮಾಹಿತಿ ಅಪೂರ್ಣವಾಗಿದೆ. ದಯವಿಟ್ಟು ವಿಳಾಸದ ಎಲ್ಲಾ ಮಾಹಿತಿಯನ್ನು ತುಂಬಿ.',
  'Order amount must be greater than zero.': 'ಆರ್ಡರ್ ಮೊತ್ತ ಸೊನ್ನೆಗಿಂತ ಹೆಚ್ಚಿರಬೇಕು.',
  'Invalid order ID format.': 'ಆರ್ಡರ್ ಸಂಖ್ಯೆ ಸರಿಯಾಗಿಲ್ಲ.',
  '"{name}" is not sold here. Please remove it from the cart.':
    '"{name}" ಇಲ್ಲಿ ಮಾರಾಟಕ್ಕಿಲ್ಲ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ.',
  '"{name}" ({pack}) is sold out. Please remove it from the cart.':
    '"{name}" ({pack}) ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ.',
  '"{name}" ({pack}) costs Rs {price} now. Please check the cart and order again.':
    '"{name}" ({pack}) ಬೆಲೆ ಈಗ ₹{price}. ದಯವಿಟ್ಟು ಕಾರ್ಟ್ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'At most {most} of "{name}" can be ordered at once.':
    'ಒಮ್ಮೆಗೆ "{name}" ನ ಹೆಚ್ಚೆಂದರೆ {most} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಆರ್ಡರ್ ಮಾಡಬಹುದು.',
  'The total of this order is Rs {total}. Please check it and order again.':
    'ಈ ಆರ್ಡರ್‌ನ ಒಟ್ಟು ₹{total}. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'The total of this order is Rs {total}.': 'ಈ ಆರ್ಡರ್‌ನ ಒಟ್ಟು ₹{total}.',
  'An order can only be placed for the account that is signed in.': 'ಸೈನ್ ಇನ್ ಆಗಿರುವ ಖಾತೆಯಿಂದ ಮಾತ್ರ ಆರ್ಡರ್ ಮಾಡಬಹುದು.',
  'Order {orderId} was placed already with other content.': 'ಆರ್ಡರ್ {orderId} ಈಗಾಗಲೇ ಬೇರೆ ವಸ್ತುಗಳೊಂದಿಗೆ ಮಾಡಲಾಗಿದೆ.',
  'Order {orderId} was not found.': 'ಆರ್ಡರ್ {orderId} ಸಿಗಲಿಲ್ಲ.',
  'Order {orderId} is paid already.': 'ಆರ್ಡರ್ {orderId} ಪಾವತಿ ಈಗಾಗಲೇ ಆಗಿದೆ.',
  'Order {orderId} has been refunded.': 'ಆರ್ಡರ್ {orderId} ಹಣ ಮರುಪಾವತಿಯಾಗಿದೆ.',
  'The same cart has been paid already, as order {orderId}.': 'ಇದೇ ಕಾರ್ಟ್‌ಗೆ ಆರ್ಡರ್ {orderId} ಆಗಿ ಈಗಾಗಲೇ ಪಾವತಿಯಾಗಿದೆ.',
  'A payment for this order has arrived and is being checked by the shop.':
    'ಈ ಆರ್ಡರ್‌ನ ಪಾವತಿ ಬಂದಿದೆ, ಅಂಗಡಿ ಅದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದೆ.',
  'This order cannot be paid any more. Please place it again.':
    'ಈ ಆರ್ಡರ್‌ಗೆ ಇನ್ನು ಪಾವತಿಸಲಾಗದು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'The payment failed.': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'The payment gateway is slow at the moment. Please try again.': 'ಪಾವತಿ ಸೇವೆ ಈಗ ನಿಧಾನವಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway is busy. Please try again in a few seconds.':
    'ಪಾವತಿ ಸೇವೆ ಬಿಡುವಿಲ್ಲ. ದಯವಿಟ್ಟು ಕೆಲವು ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway does not accept this shop’s keys.': 'ಪಾವತಿ ಸೇವೆ ಈ ಅಂಗಡಿಯ ಕೀಲಿಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  'The payment gateway refused: {reason}': 'ಪಾವತಿ ಸೇವೆ ನಿರಾಕರಿಸಿದೆ: {reason}',
  'The payment gateway could not do this. Please try again.':
    'ಪಾವತಿ ಸೇವೆಗೆ ಇದನ್ನು ಮಾಡಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway gave an answer that could not be read. Please try again.':
    'ಪಾವತಿ ಸೇವೆಯ ಉತ್ತರ ಓದಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway knows this order with another amount. Please place the order again.':
    'ಪಾವತಿ ಸೇವೆಯಲ್ಲಿ ಈ ಆರ್ಡರ್‌ನ ಮೊತ್ತ ಬೇರೆ ಇದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'This shop takes no such payments at the moment.': 'ಈ ಅಂಗಡಿ ಸದ್ಯ ಇಂತಹ ಪಾವತಿಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  'Payments are taken in INR only.': 'ಪಾವತಿಯನ್ನು ರೂಪಾಯಿಗಳಲ್ಲಿ ಮಾತ್ರ ಸ್ವೀಕರಿಸಲಾಗುತ್ತದೆ.',
  'This link has expired. Please log in to see your order.':
    'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ನಿಮ್ಮ ಆರ್ಡರ್ ನೋಡಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This transaction was not found.': 'ಈ ವಹಿವಾಟು ಸಿಗಲಿಲ್ಲ.',
  'Amount must be at least 1.': 'ಮೊತ್ತ ಕನಿಷ್ಠ 1 ಇರಬೇಕು.',
  'Phone is required.': 'ಫೋನ್ ಸಂಖ್ಯೆ ಅಗತ್ಯ.',
  'Phone must be 10 digits.': 'ಫೋನ್ ಸಂಖ್ಯೆ 10 ಅಂಕಿಗಳದ್ದಾಗಿರಬೇಕು.',
  'Name is required.': 'ಹೆಸರು ಅಗತ್ಯ.',
}
