import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of cart links: a shared cart, or the packs of an earlier order. */
export const sharedCart: Translations = {
  'A cart for you': 'ನಿಮಗಾಗಿ ಒಂದು ಕಾರ್ಟ್',
  'Spices someone chose for you, at today’s prices. Add them to your cart.':
    'ಯಾರೋ ನಿಮಗಾಗಿ ಆರಿಸಿದ ಮಸಾಲೆಗಳು, ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ. ಅವನ್ನು ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ.',
  'This cart link doesn’t work': 'ಈ ಕಾರ್ಟ್ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  'This link may be incomplete.': 'ಈ ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿರಬಹುದು.',
  'ADD THESE TO YOUR CART?': 'ಇವನ್ನು ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಬೇಕೇ?',
  'At today’s prices. Nothing changes until you choose.': 'ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ. ನೀವು ಆರಿಸುವವರೆಗೆ ಏನೂ ಬದಲಾಗುವುದಿಲ್ಲ.',
  'Loading today’s prices': 'ಇಂದಿನ ಬೆಲೆಗಳು ಬರುತ್ತಿವೆ',
  'The prices didn’t load': 'ಬೆಲೆಗಳು ಬರಲಿಲ್ಲ',
  'Your cart hasn’t changed.': 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಬದಲಾಗಿಲ್ಲ.',
  'None of these are available right now': 'ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಸದ್ಯ ಲಭ್ಯವಿಲ್ಲ',
  'Items in this cart': 'ಈ ಕಾರ್ಟ್‌ನ ಉತ್ಪನ್ನಗಳು',
  'ADD TO MY CART': 'ನನ್ನ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  'REPLACE MY CART': 'ನನ್ನ ಕಾರ್ಟ್ ಬದಲು ಇದನ್ನು ಇಡಿ',
  'The cart': 'ಕಾರ್ಟ್',
  '{count} items': { one: '{count} ವಸ್ತು', other: '{count} ವಸ್ತುಗಳು' },
  'Some of these are already in your cart ({items}). Adding them increases the quantity.':
    'ಇವುಗಳಲ್ಲಿ ಕೆಲವು ಈಗಾಗಲೇ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿವೆ ({items}). ಸೇರಿಸಿದರೆ ಅವುಗಳ ಪ್ರಮಾಣ ಹೆಚ್ಚುತ್ತದೆ.',
  'Your cart ({items}) won’t change until you choose.': 'ನೀವು ಆರಿಸುವವರೆಗೆ ನಿಮ್ಮ ಕಾರ್ಟ್ ({items}) ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  '{pack} is sold out.': '{pack} ಸ್ಟಾಕ್ ಮುಗಿದಿದೆ.',
  'The pack of {name} in this link is no longer sold.': '{name} ಈಗ ಈ ಲಿಂಕ್‌ನಲ್ಲಿರುವ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಸಿಗುವುದಿಲ್ಲ.',
  '{count} products in this link are no longer sold.': {
    one: 'ಈ ಲಿಂಕ್‌ನ ಒಂದು ಉತ್ಪನ್ನ ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
    other: 'ಈ ಲಿಂಕ್‌ನ {count} ಉತ್ಪನ್ನಗಳು ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
  },
  'Only {count} of {name} ({pack}) left. The link asks for more.':
    '{name} ({pack}) {count} ಪ್ಯಾಕ್ ಮಾತ್ರ ಬಾಕಿ. ಲಿಂಕ್‌ನಲ್ಲಿ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇವೆ.',
  'You can order up to {most} of {name} ({pack}). The link asks for more.':
    '{name} ({pack}) ಗರಿಷ್ಠ {most} ಆರ್ಡರ್ ಮಾಡಬಹುದು. ಲಿಂಕ್‌ನಲ್ಲಿ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇವೆ.',
  'Parts of this cart': 'ಈ ಕಾರ್ಟ್‌ನ ಭಾಗಗಳು',
  'This cart has {count} items, and one order can have up to {most}. Here are the first {shown}. Order the rest separately.':
    'ಈ ಕಾರ್ಟ್‌ನಲ್ಲಿ {count} ಬಗೆಯ ಉತ್ಪನ್ನಗಳಿವೆ, ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ {most} ಬಗೆ ಇರಬಹುದು. ಇಲ್ಲಿ ಮೊದಲ {shown} ಇವೆ. ಉಳಿದವನ್ನು ಬೇರೆಯಾಗಿ ಆರ್ಡರ್ ಮಾಡಿ.',
  'Items {from} to {to}': '{from} ರಿಂದ {to} ರವರೆಗೆ',
  'THIS LINK DOESN’T WORK': 'ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  'It may be incomplete. Ask the sender to send it again.': 'ಇದು ಅಪೂರ್ಣವಾಗಿರಬಹುದು. ಕಳುಹಿಸಿದವರಿಗೆ ಮತ್ತೆ ಕಳುಹಿಸಲು ಹೇಳಿ.',
}
