import type { Translations } from '../../translate'

/** The api's messages about orders and payments. */
export const buying: Translations = {
  'Please select or add a shipping address before placing an order.':
    'ಆರ್ಡರ್ ಮಾಡುವ ಮೊದಲು ದಯವಿಟ್ಟು ಡೆಲಿವರಿ ವಿಳಾಸ ಆಯ್ಕೆ ಮಾಡಿ ಅಥವಾ ಸೇರಿಸಿ.',
  'Missing customer details. Please ensure all address fields are filled.':
    'ಗ್ರಾಹಕರ ಮಾಹಿತಿ ಅಪೂರ್ಣವಾಗಿದೆ. ದಯವಿಟ್ಟು ವಿಳಾಸದ ಎಲ್ಲಾ ಮಾಹಿತಿಯನ್ನು ತುಂಬಿ.',
  'Order amount must be greater than zero.': 'ಆರ್ಡರ್ ಮೊತ್ತ ಸೊನ್ನೆಗಿಂತ ಹೆಚ್ಚಿರಬೇಕು.',
  'Invalid order ID format.': 'ಆರ್ಡರ್ ಸಂಖ್ಯೆ ಸರಿಯಾಗಿಲ್ಲ.',
  '"{name}" isn’t sold here. Please remove it from your cart.':
    '"{name}" ಇಲ್ಲಿ ಮಾರಾಟಕ್ಕಿಲ್ಲ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ.',
  '"{name}" ({pack}) is sold out. Please remove it from your cart.':
    '"{name}" ({pack}) ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿ.',
  'Only one pack of "{name}" ({pack}) is left. Please change the quantity in your cart.':
    '"{name}" ({pack}) ಒಂದೇ ಪ್ಯಾಕ್ ಉಳಿದಿದೆ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಲ್ಲಿ ಪ್ರಮಾಣ ಬದಲಾಯಿಸಿ.',
  'Only {count} packs of "{name}" ({pack}) are left. Please change the quantity in your cart.':
    '"{name}" ({pack}) {count} ಪ್ಯಾಕ್‌ಗಳು ಮಾತ್ರ ಉಳಿದಿವೆ. ದಯವಿಟ್ಟು ಕಾರ್ಟ್‌ನಲ್ಲಿ ಪ್ರಮಾಣ ಬದಲಾಯಿಸಿ.',
  '"{name}" ({pack}) now costs Rs {price}. Please check your cart and order again.':
    '"{name}" ({pack}) ಬೆಲೆ ಈಗ ₹{price}. ದಯವಿಟ್ಟು ಕಾರ್ಟ್ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'You can order up to {most} packs of "{name}" at a time.':
    'ಒಮ್ಮೆಗೆ "{name}" ನ {most} ಪ್ಯಾಕ್‌ಗಳವರೆಗೆ ಆರ್ಡರ್ ಮಾಡಬಹುದು.',
  'Your order total is now Rs {total}. Please check your cart and order again.':
    'ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಒಟ್ಟು ಈಗ ₹{total}. ದಯವಿಟ್ಟು ಕಾರ್ಟ್ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'Your order total is Rs {total}.': 'ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಒಟ್ಟು ₹{total}.',
  'Discount codes have 3 to 30 letters, digits and hyphens.':
    'ರಿಯಾಯಿತಿ ಕೋಡ್‌ನಲ್ಲಿ 3 ರಿಂದ 30 ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳು, ಅಂಕಿಗಳು ಮತ್ತು ಹೈಫನ್‌ಗಳಿರುತ್ತವೆ.',
  'This discount code isn’t valid. Check it and try again.': 'ಈ ರಿಯಾಯಿತಿ ಕೋಡ್ ಮಾನ್ಯವಾಗಿಲ್ಲ. ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This discount code is for orders of Rs {minimum} or more.': 'ಈ ರಿಯಾಯಿತಿ ಕೋಡ್ ₹{minimum} ಅಥವಾ ಹೆಚ್ಚಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ.',
  'This discount code isn’t for the items in your cart.': 'ಈ ರಿಯಾಯಿತಿ ಕೋಡ್ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿರುವ ವಸ್ತುಗಳಿಗೆ ಅಲ್ಲ.',
  'This discount code has been used up.': 'ಈ ರಿಯಾಯಿತಿ ಕೋಡ್‌ನ ಮಿತಿ ಮುಗಿದಿದೆ.',
  'You’ve already used this discount code.': 'ನೀವು ಈ ರಿಯಾಯಿತಿ ಕೋಡ್ ಅನ್ನು ಈಗಾಗಲೇ ಬಳಸಿದ್ದೀರಿ.',
  'Please log in to use this discount code.': 'ಈ ರಿಯಾಯಿತಿ ಕೋಡ್ ಬಳಸಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'You get a better discount than with this code: {offer}.': 'ಈ ಕೋಡ್‌ಗಿಂತ ಉತ್ತಮ ರಿಯಾಯಿತಿ ನಿಮಗೆ ಸಿಗುತ್ತಿದೆ: {offer}.',
  'Your discount is now Rs {discount} and your order total Rs {total}. Please order again.':
    'ನಿಮ್ಮ ರಿಯಾಯಿತಿ ಈಗ ₹{discount} ಮತ್ತು ಆರ್ಡರ್‌ನ ಒಟ್ಟು ₹{total}. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'The discount of this order has been used up by other orders. Please place a new order.':
    'ಈ ಆರ್ಡರ್‌ನ ರಿಯಾಯಿತಿಯನ್ನು ಬೇರೆ ಆರ್ಡರ್‌ಗಳು ಬಳಸಿ ಮುಗಿಸಿವೆ. ದಯವಿಟ್ಟು ಹೊಸ ಆರ್ಡರ್ ಮಾಡಿ.',
  'You can only place orders for the account you’re logged in to.':
    'ನೀವು ಲಾಗಿನ್ ಆಗಿರುವ ಖಾತೆಯಿಂದ ಮಾತ್ರ ಆರ್ಡರ್ ಮಾಡಬಹುದು.',
  'Order {orderId} has already been placed with different details.':
    'ಆರ್ಡರ್ {orderId} ಈಗಾಗಲೇ ಬೇರೆ ವಿವರಗಳೊಂದಿಗೆ ಮಾಡಲಾಗಿದೆ.',
  'Order {orderId} was not found.': 'ಆರ್ಡರ್ {orderId} ಸಿಗಲಿಲ್ಲ.',
  'Order {orderId} has already been paid.': 'ಆರ್ಡರ್ {orderId} ಪಾವತಿ ಈಗಾಗಲೇ ಆಗಿದೆ.',
  'Order {orderId} has been refunded.': 'ಆರ್ಡರ್ {orderId} ಹಣ ಮರುಪಾವತಿಯಾಗಿದೆ.',
  'You’ve already paid for this cart. Your order is {orderId}.':
    'ಈ ಕಾರ್ಟ್‌ಗೆ ನೀವು ಈಗಾಗಲೇ ಪಾವತಿಸಿದ್ದೀರಿ. ನಿಮ್ಮ ಆರ್ಡರ್ {orderId}.',
  'We’ve received your payment and are checking it. You don’t need to pay again.':
    'ನಿಮ್ಮ ಪಾವತಿ ನಮಗೆ ತಲುಪಿದೆ, ಅದನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಮತ್ತೆ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'You can no longer pay for this order. Please place it again.':
    'ಈ ಆರ್ಡರ್‌ಗೆ ಇನ್ನು ಪಾವತಿಸಲಾಗದು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'The payment failed.': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'The payment gateway is slow right now. Please try again.': 'ಪಾವತಿ ಸೇವೆ ಈಗ ನಿಧಾನವಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway is busy. Please try again in a few seconds.':
    'ಪಾವತಿ ಸೇವೆ ಬಿಡುವಿಲ್ಲ. ದಯವಿಟ್ಟು ಕೆಲವು ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway rejected this shop’s keys.': 'ಪಾವತಿ ಸೇವೆ ಈ ಅಂಗಡಿಯ ಕೀಲಿಗಳನ್ನು ಸ್ವೀಕರಿಸುತ್ತಿಲ್ಲ.',
  'The payment gateway rejected the request: {reason}': 'ಪಾವತಿ ಸೇವೆ ನಿರಾಕರಿಸಿದೆ: {reason}',
  'The payment gateway couldn’t do this. Please try again.': 'ಪಾವತಿ ಸೇವೆಗೆ ಇದನ್ನು ಮಾಡಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway sent a response we couldn’t read. Please try again.':
    'ಪಾವತಿ ಸೇವೆಯ ಉತ್ತರ ಓದಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'The payment gateway has a different amount for this order. Please place the order again.':
    'ಪಾವತಿ ಸೇವೆಯಲ್ಲಿ ಈ ಆರ್ಡರ್‌ನ ಮೊತ್ತ ಬೇರೆ ಇದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
  'This payment method isn’t available right now.': 'ಈ ಪಾವತಿ ವಿಧಾನ ಈಗ ಲಭ್ಯವಿಲ್ಲ.',
  'We only accept payments in INR.': 'ನಾವು ಪಾವತಿಯನ್ನು ರೂಪಾಯಿಗಳಲ್ಲಿ ಮಾತ್ರ ಸ್ವೀಕರಿಸುತ್ತೇವೆ.',
  'This link has expired. Please log in to see your order.':
    'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ನಿಮ್ಮ ಆರ್ಡರ್ ನೋಡಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This transaction was not found.': 'ಈ ವಹಿವಾಟು ಸಿಗಲಿಲ್ಲ.',
  'Amount must be at least 1.': 'ಮೊತ್ತ ಕನಿಷ್ಠ 1 ಇರಬೇಕು.',
  'Phone is required.': 'ಫೋನ್ ಸಂಖ್ಯೆ ಅಗತ್ಯ.',
  'Phone must be 10 digits.': 'ಫೋನ್ ಸಂಖ್ಯೆ 10 ಅಂಕಿಗಳದ್ದಾಗಿರಬೇಕು.',
  'Name is required.': 'ಹೆಸರು ಅಗತ್ಯ.',
}
