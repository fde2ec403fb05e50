import type { Translations } from 'shared-contracts/i18n/translate'

export const checkout: Translations = {
  Checkout: 'ಚೆಕ್‌ಔಟ್',
  'Choose a shipping address and pay by UPI, card or net banking.':
    'ಡೆಲಿವರಿ ವಿಳಾಸ ಆರಿಸಿ, UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್ ಮೂಲಕ ಪಾವತಿಸಿ.',
  CHECKOUT: 'ಚೆಕ್‌ಔಟ್',
  'Loading your order': 'ನಿಮ್ಮ ಆರ್ಡರ್ ತೆರೆಯುತ್ತಿದೆ',
  'Your shopping cart is empty': 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಖಾಲಿ ಇದೆ',
  'There is nothing to check out yet.': 'ಆರ್ಡರ್ ಮಾಡಲು ಇನ್ನೂ ಏನೂ ಇಲ್ಲ.',
  'Shipping address': 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  'Loading your addresses': 'ನಿಮ್ಮ ವಿಳಾಸಗಳು ಬರುತ್ತಿವೆ',
  'We couldn’t load your saved addresses.': 'ನಿಮ್ಮ ಉಳಿಸಿದ ವಿಳಾಸಗಳು ಬರಲಿಲ್ಲ.',
  'To ship to a new address, tap the selected card to deselect it.':
    'ಈ ಆರ್ಡರ್ ಅನ್ನು ಹೊಸ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸಲು, ಆಯ್ಕೆಯಾದ ಕಾರ್ಡ್ ಮೇಲೆ ಟ್ಯಾಪ್ ಮಾಡಿ ಆಯ್ಕೆ ತೆಗೆಯಿರಿ.',
  Payment: 'ಪಾವತಿ',
  'You will be redirected to the payment gateway to pay by UPI, card or net banking.':
    'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್ ಮೂಲಕ ಪಾವತಿಸಲು ನಿಮ್ಮನ್ನು ಪೇಮೆಂಟ್ ಗೇಟ್‌ವೇಗೆ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  'Order summary': 'ಆರ್ಡರ್ ಸಾರಾಂಶ',
  'Have a discount code?': 'ರಿಯಾಯಿತಿ ಕೋಡ್ ಇದೆಯೇ?',
  'Discount code': 'ರಿಯಾಯಿತಿ ಕೋಡ್',
  Apply: 'ಅನ್ವಯಿಸಿ',
  'Enter a code.': 'ಕೋಡ್ ನಮೂದಿಸಿ.',
  '{code} applied.': '{code} ಅನ್ವಯಿಸಲಾಗಿದೆ.',
  'Remove code': 'ಕೋಡ್ ತೆಗೆಯಿರಿ',
  'Checking the discount': 'ರಿಯಾಯಿತಿ ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ',
  'We couldn’t check the discount. Check your connection and try again.':
    'ರಿಯಾಯಿತಿಯನ್ನು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Try again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  'Your discount code': 'ನಿಮ್ಮ ರಿಯಾಯಿತಿ ಕೋಡ್',
  'A discount code for your next order.': 'ನಿಮ್ಮ ಮುಂದಿನ ಆರ್ಡರ್‌ಗೆ ರಿಯಾಯಿತಿ ಕೋಡ್.',
  'YOUR DISCOUNT CODE': 'ನಿಮ್ಮ ರಿಯಾಯಿತಿ ಕೋಡ್',
  'We’ll try the code {code} when you check out.': 'ಚೆಕ್‌ಔಟ್ ಸಮಯದಲ್ಲಿ ಕೋಡ್ {code} ಅನ್ನು ಬಳಸಿ ನೋಡುತ್ತೇವೆ.',
  'It may be incomplete. You can also enter the discount code at checkout.':
    'ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿರಬಹುದು. ರಿಯಾಯಿತಿ ಕೋಡ್ ಅನ್ನು ಚೆಕ್‌ಔಟ್‌ನಲ್ಲಿಯೂ ನಮೂದಿಸಬಹುದು.',
  'PAY NOW': 'ಈಗ ಪಾವತಿಸಿ',
  'PROCESSING...': 'ನಡೆಯುತ್ತಿದೆ...',
  'Confirm Your Order': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ',
  'Confirm and Pay': 'ಖಚಿತಪಡಿಸಿ ಪಾವತಿಸಿ',
  Cancel: 'ರದ್ದುಮಾಡಿ',
  '{pack} · Quantity {quantity}': '{pack} · ಪ್ರಮಾಣ {quantity}',
  'Open in your browser': 'ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
  'You’re inside another app, where UPI apps don’t always open. You can pay here, or continue in your browser with the same cart.':
    'ಈ ಪುಟ ಬೇರೆ ಆ್ಯಪ್ ಒಳಗೆ ತೆರೆದಿದೆ, ಅಲ್ಲಿಂದ UPI ಆ್ಯಪ್‌ಗಳು ಯಾವಾಗಲೂ ತೆರೆಯುವುದಿಲ್ಲ. ನೀವು ಇಲ್ಲೇ ಪಾವತಿಸಬಹುದು, ಅಥವಾ ಇದೇ ಕಾರ್ಟ್‌ನೊಂದಿಗೆ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮುಂದುವರಿಯಬಹುದು.',
  'Open in my browser': 'ನನ್ನ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
  'Copy this link and open it in Safari.': 'ಈ ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ, Safari ಯಲ್ಲಿ ತೆರೆಯಿರಿ.',
  'Please log in to proceed to checkout.': 'ಚೆಕ್‌ಔಟ್‌ಗೆ ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.',
  'Selected address not found.': 'ಆರಿಸಿದ ವಿಳಾಸ ಸಿಗಲಿಲ್ಲ.',
  'Error saving order: {reason}': 'ಆರ್ಡರ್ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ: {reason}',
  'Failed to save order to backend.': 'ಆರ್ಡರ್ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ.',
  'Payment error: {reason}': 'ಪಾವತಿಯಲ್ಲಿ ತೊಂದರೆ: {reason}',
  'Maximum retry attempts reached. Please check your details and try again.':
    'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Failed to redirect to payment page. Please try again.': 'ಪಾವತಿ ಪುಟ ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'An unexpected error occurred. Please try again.': 'ಅನಿರೀಕ್ಷಿತ ತೊಂದರೆ ಆಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Couldn’t connect to the shop.': 'ಅಂಗಡಿಯನ್ನು ಸಂಪರ್ಕಿಸಲು ಆಗಲಿಲ್ಲ.',
  'The shop isn’t responding.': 'ಅಂಗಡಿಯಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ.',
}
