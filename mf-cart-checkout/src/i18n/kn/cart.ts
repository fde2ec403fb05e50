import type { Translations } from 'shared-contracts/i18n/translate'

export const cart: Translations = {
  'Your cart': 'ನಿಮ್ಮ ಕಾರ್ಟ್',
  'The spices you’ve chosen, with quantities and sub total.': 'ನೀವು ಆರಿಸಿದ ಮಸಾಲೆಗಳು, ಅವುಗಳ ಪ್ರಮಾಣ ಮತ್ತು ಉಪಮೊತ್ತ.',
  'YOUR CART': 'ನಿಮ್ಮ ಕಾರ್ಟ್',
  'Loading your cart': 'ನಿಮ್ಮ ಕಾರ್ಟ್ ತೆರೆಯುತ್ತಿದೆ',
  'YOUR SHOPPING CART IS EMPTY': 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಖಾಲಿ ಇದೆ',
  'Hey, it feels so light!': 'ಅರೆ, ಇದು ತುಂಬಾ ಹಗುರವಾಗಿದೆ!',
  "There is nothing in your cart. Let's add some spices.": 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಏನೂ ಇಲ್ಲ. ಬನ್ನಿ, ಕೆಲವು ಮಸಾಲೆಗಳನ್ನು ಸೇರಿಸೋಣ.',
  'SHOP NOW': 'ಖರೀದಿಸಿ',
  Image: 'ಚಿತ್ರ',
  'Product Name': 'ಉತ್ಪನ್ನದ ಹೆಸರು',
  Quantity: 'ಪ್ರಮಾಣ',
  Price: 'ಬೆಲೆ',
  Qty: 'ಪ್ರಮಾಣ',
  Remove: 'ತೆಗೆಯಿರಿ',
  'Remove {name}': '{name} ತೆಗೆಯಿರಿ',
  '{name} removed.': '{name} ತೆಗೆಯಲಾಗಿದೆ.',
  'No longer available': 'ಈಗ ಲಭ್ಯವಿಲ್ಲ',
  'Sold out': 'ಸ್ಟಾಕ್ ಇಲ್ಲ',
  'The price of {name} ({pack}) has changed from Rs {was} to Rs {now}. Your cart has the new price.':
    '{name} ({pack}) ಬೆಲೆ Rs {was} ರಿಂದ Rs {now} ಗೆ ಬದಲಾಗಿದೆ. ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಹೊಸ ಬೆಲೆ ಇದೆ.',
  'To check out, remove what’s no longer available: {names}.': 'ಚೆಕ್‌ಔಟ್ ಮಾಡಲು, ಈಗ ಲಭ್ಯವಿಲ್ಲದವನ್ನು ತೆಗೆಯಿರಿ: {names}.',
  'To check out, remove what’s sold out: {names}.': 'ಚೆಕ್‌ಔಟ್ ಮಾಡಲು, ಸ್ಟಾಕ್ ಮುಗಿದವನ್ನು ತೆಗೆಯಿರಿ: {names}.',
  'SUB TOTAL': 'ಉಪಮೊತ್ತ',
  'Taxes, discounts, and shipping calculated at checkout.':
    'ತೆರಿಗೆ, ರಿಯಾಯಿತಿ ಮತ್ತು ಡೆಲಿವರಿ ಶುಲ್ಕವನ್ನು ಚೆಕ್‌ಔಟ್‌ನಲ್ಲಿ ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತದೆ.',
  'CHECK OUT': 'ಚೆಕ್‌ಔಟ್ ಮಾಡಿ',
  'Pay by UPI, card or net banking': 'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್ ಮೂಲಕ ಪಾವತಿಸಿ',
  'A cart from {shop}': '{shop} ನಿಂದ ಒಂದು ಕಾರ್ಟ್',
  'Share this cart': 'ಈ ಕಾರ್ಟ್ ಹಂಚಿಕೊಳ್ಳಿ',
}
