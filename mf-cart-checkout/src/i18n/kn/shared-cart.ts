import type { Translations } from 'shared-contracts/i18n/translate'

/** Cart links: a shared cart, or the packs of an earlier order. */
export const sharedCart: Translations = {
  'A cart for you': 'ನಿಮಗಾಗಿ ಒಂದು ಕಾರ್ಟ್',
  'Spices somebody chose for you, at today’s prices. Add them to your cart.':
    'ಯಾರೋ ನಿಮಗಾಗಿ ಆರಿಸಿದ ಮಸಾಲೆಗಳು, ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ. ಅವನ್ನು ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ.',
  'Link to a cart that does not work': 'ಕೆಲಸ ಮಾಡದ ಕಾರ್ಟ್ ಲಿಂಕ್',
  'This link may have been cut off on its way.': 'ಈ ಲಿಂಕ್ ದಾರಿಯಲ್ಲಿ ತುಂಡಾಗಿರಬಹುದು.',
  'ADD THESE TO YOUR CART?': 'ಇವನ್ನು ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಬೇಕೇ?',
  "At today's prices. Nothing changes until you choose.": 'ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ. ನೀವು ಆರಿಸುವವರೆಗೆ ಏನೂ ಬದಲಾಗುವುದಿಲ್ಲ.',
  "Loading today's prices": 'ಇಂದಿನ ಬೆಲೆಗಳು ಬರುತ್ತಿವೆ',
  'The prices did not load': 'ಬೆಲೆಗಳು ಬರಲಿಲ್ಲ',
  'Your own cart is as it was.': 'ನಿಮ್ಮ ಸ್ವಂತ ಕಾರ್ಟ್ ಮೊದಲಿನಂತೆಯೇ ಇದೆ.',
  'None of these can be bought now': 'ಇವುಗಳಲ್ಲಿ ಯಾವುದನ್ನೂ ಈಗ ಖರೀದಿಸಲು ಆಗುವುದಿಲ್ಲ',
  'Lines of this cart': 'ಈ ಕಾರ್ಟ್‌ನ ಉತ್ಪನ್ನಗಳು',
  'ADD TO MY CART': 'ನನ್ನ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  'REPLACE MY CART': 'ನನ್ನ ಕಾರ್ಟ್ ಬದಲು ಇದನ್ನು ಇಡಿ',
  'The cart': 'ಕಾರ್ಟ್',
  '{count} items': { one: '{count} ವಸ್ತು', other: '{count} ವಸ್ತುಗಳು' },
  'Your cart ({items}) has some of these already. Adding makes them more.':
    'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ({items}) ಇವುಗಳಲ್ಲಿ ಕೆಲವು ಈಗಾಗಲೇ ಇವೆ. ಸೇರಿಸಿದರೆ ಪ್ರಮಾಣ ಹೆಚ್ಚುತ್ತದೆ.',
  'Your cart ({items}) stays as it is until you choose.': 'ನೀವು ಆರಿಸುವವರೆಗೆ ನಿಮ್ಮ ಕಾರ್ಟ್ ({items}) ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  '{pack} is sold out.': '{pack} ಸ್ಟಾಕ್ ಮುಗಿದಿದೆ.',
  '{name} is no longer sold in the pack of this link.': '{name} ಈಗ ಈ ಲಿಂಕ್‌ನಲ್ಲಿರುವ ಪ್ಯಾಕ್‌ನಲ್ಲಿ ಸಿಗುವುದಿಲ್ಲ.',
  '{count} products of this link are no longer on sale.': {
    one: 'ಈ ಲಿಂಕ್‌ನ ಒಂದು ಉತ್ಪನ್ನ ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
    other: 'ಈ ಲಿಂಕ್‌ನ {count} ಉತ್ಪನ್ನಗಳು ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
  },
  'Of {name} ({pack}) an order can have {most}; the link names more.':
    'ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ {name} ({pack}) ಗರಿಷ್ಠ {most} ಇರಬಹುದು; ಲಿಂಕ್‌ನಲ್ಲಿ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇವೆ.',
  'Parts of this cart': 'ಈ ಕಾರ್ಟ್‌ನ ಭಾಗಗಳು',
  'This cart has {count} lines, and one order can have {most}. Here are the first {shown}; order the others after them.':
    'ಈ ಕಾರ್ಟ್‌ನಲ್ಲಿ {count} ಬಗೆಯ ಉತ್ಪನ್ನಗಳಿವೆ, ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ {most} ಬಗೆ ಇರಬಹುದು. ಇಲ್ಲಿ ಮೊದಲ {shown} ಇವೆ; ಉಳಿದವನ್ನು ಇವುಗಳ ನಂತರ ಆರ್ಡರ್ ಮಾಡಿ.',
  'Lines {from} to {to}': '{from} ರಿಂದ {to} ರವರೆಗೆ',
  'THIS LINK DOES NOT WORK': 'ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  'It may have been cut off on its way. Please ask for it once more.':
    'ಇದು ದಾರಿಯಲ್ಲಿ ತುಂಡಾಗಿರಬಹುದು. ದಯವಿಟ್ಟು ಇನ್ನೊಮ್ಮೆ ಕಳುಹಿಸಲು ಕೇಳಿ.',
}
