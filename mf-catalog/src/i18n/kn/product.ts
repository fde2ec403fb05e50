import type { Translations } from 'shared-contracts/i18n/translate'

export const product: Translations = {
  Home: 'ಮುಖಪುಟ',
  'Loading Product...': 'ಉತ್ಪನ್ನ ಬರುತ್ತಿದೆ...',
  'We do not have this product': 'ಈ ಉತ್ಪನ್ನ ನಮ್ಮಲ್ಲಿಲ್ಲ',
  'It may have left our shelf, or the link may be incomplete.': 'ಇದು ಈಗ ಸಿಗದೇ ಇರಬಹುದು, ಅಥವಾ ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿರಬಹುದು.',
  'See what we have': 'ನಮ್ಮಲ್ಲಿ ಏನಿದೆ ನೋಡಿ',
  'This product did not load': 'ಈ ಉತ್ಪನ್ನ ತೆರೆಯಲಿಲ್ಲ',
  'Product not found': 'ಉತ್ಪನ್ನ ಸಿಗಲಿಲ್ಲ',
  'There is no product at this address.': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವುದೇ ಉತ್ಪನ್ನವಿಲ್ಲ.',
  'Image {number} of {count}': '{count} ಚಿತ್ರಗಳಲ್ಲಿ {number}',
  'Select the Quantity': 'ಪ್ರಮಾಣ ಆಯ್ಕೆಮಾಡಿ',
  ' (sold out)': ' (ಸ್ಟಾಕ್ ಇಲ್ಲ)',
  'Sold out': 'ಸ್ಟಾಕ್ ಇಲ್ಲ',
  Sale: 'ಸೇಲ್',
  'ADD TO CART': 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  'The cart': 'ಕಾರ್ಟ್',
  'No pack of this product is on sale at the moment, so it cannot be added to the cart.':
    'ಈ ಉತ್ಪನ್ನದ ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಈಗ ಮಾರಾಟಕ್ಕಿಲ್ಲ, ಆದ್ದರಿಂದ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಲು ಆಗುವುದಿಲ್ಲ.',
  'The pack of {pack} is sold out, so it cannot be added to the cart.':
    'ಈ ಪ್ಯಾಕ್ ({pack}) ಮುಗಿದಿದೆ, ಆದ್ದರಿಂದ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಲು ಆಗುವುದಿಲ್ಲ.',
  'Another pack is on sale.': 'ಬೇರೆ ಪ್ಯಾಕ್ ಸಿಗುತ್ತದೆ.',
  'SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES': 'ನಮ್ಮ ಇಡೀ ಮಸಾಲೆಗಳಿಂದ ಆರೋಗ್ಯಕ್ಕೆ ಏನು ಲಾಭ',
  'Left whole until you need them, the oils that carry flavour and goodness stay inside the seed.':
    'ಬೇಕಾಗುವವರೆಗೂ ಇಡಿಯಾಗಿರುವುದರಿಂದ ರುಚಿ ಮತ್ತು ಒಳ್ಳೆಯ ಗುಣಗಳ ಎಣ್ಣೆ ಬೀಜದೊಳಗೇ ಉಳಿಯುತ್ತದೆ.',
  'You roast, you grind, you know exactly what went in. Each kit yields 150 g.':
    'ನೀವೇ ಹುರಿಯಿರಿ, ನೀವೇ ಪುಡಿ ಮಾಡಿ, ಏನೇನು ಹಾಕಿದೆ ಎಂದು ನಿಮಗೇ ಗೊತ್ತು. ಪ್ರತಿ ಕಿಟ್‌ನಿಂದ 150 ಗ್ರಾಂ ಸಿಗುತ್ತದೆ.',
  'Milled with no additives and no preservatives, so a little goes a long way.':
    'ಯಾವುದೇ ಕಲಬೆರಕೆ ಅಥವಾ ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಪುಡಿ, ಆದ್ದರಿಂದ ಸ್ವಲ್ಪವೇ ಸಾಕು.',
  'YOU MAY ALSO LIKE...': 'ನಿಮಗೆ ಇವೂ ಇಷ್ಟವಾಗಬಹುದು...',
  Amchur: 'ಆಮ್ಚೂರ್',
  'Garam Masala Kit': 'ಗರಂ ಮಸಾಲ ಕಿಟ್',
  'Curry Powder Kit': 'ಕರಿ ಪುಡಿ ಕಿಟ್',
  'Rasam Powder Kit': 'ಸಾರಿನ ಪುಡಿ ಕಿಟ್',
  'Butter Paneer Masala Kit': 'ಬಟರ್ ಪನೀರ್ ಮಸಾಲ ಕಿಟ್',
  'COOK WITH IT': 'ಇದರಿಂದ ಅಡುಗೆ ಮಾಡಿ',
  'VIEW RECIPE': 'ರೆಸಿಪಿ ನೋಡಿ',
}
