import type { Translations } from 'shared-contracts/i18n/translate'

export const product: Translations = {
  Home: 'ಮುಖಪುಟ',
  'Loading Product...': 'ಉತ್ಪನ್ನ ಬರುತ್ತಿದೆ...',
  'We don’t have this product': 'ಈ ಉತ್ಪನ್ನ ನಮ್ಮಲ್ಲಿಲ್ಲ',
  'We may no longer sell it, or the link may be incomplete.': 'ಇದು ಈಗ ಸಿಗದೇ ಇರಬಹುದು, ಅಥವಾ ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿರಬಹುದು.',
  'See what we have': 'ನಮ್ಮಲ್ಲಿ ಏನಿದೆ ನೋಡಿ',
  'This product didn’t load': 'ಈ ಉತ್ಪನ್ನ ತೆರೆಯಲಿಲ್ಲ',
  'Product not found': 'ಉತ್ಪನ್ನ ಸಿಗಲಿಲ್ಲ',
  'We couldn’t find this product.': 'ಈ ಉತ್ಪನ್ನ ಸಿಗಲಿಲ್ಲ.',
  'Image {number} of {count}': '{count} ಚಿತ್ರಗಳಲ್ಲಿ {number}',
  'Select the Quantity': 'ಪ್ರಮಾಣ ಆಯ್ಕೆಮಾಡಿ',
  ' (sold out)': ' (ಸ್ಟಾಕ್ ಇಲ್ಲ)',
  'Sold out': 'ಸ್ಟಾಕ್ ಇಲ್ಲ',
  'Only {count} left': '{count} ಪ್ಯಾಕ್ ಮಾತ್ರ ಬಾಕಿ',
  Sale: 'ಸೇಲ್',
  'ADD TO CART': 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
  'The cart': 'ಕಾರ್ಟ್',
  'This product isn’t available right now.': 'ಈ ಉತ್ಪನ್ನ ಸದ್ಯ ಲಭ್ಯವಿಲ್ಲ.',
  'The {pack} pack is sold out.': '{pack} ಪ್ಯಾಕ್‌ನ ಸ್ಟಾಕ್ ಮುಗಿದಿದೆ.',
  'Notify me': 'ನನಗೆ ತಿಳಿಸಿ',
  'Your email': 'ನಿಮ್ಮ ಇಮೇಲ್',
  'We’ll email you once when it’s back.': 'ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ಒಮ್ಮೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'Almost done: confirm your address with the link in our email.':
    'ಇನ್ನೊಂದೇ ಹೆಜ್ಜೆ: ನಮ್ಮ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್‌ನಿಂದ ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ.',
  'Couldn’t save your request.': 'ನಿಮ್ಮ ಕೋರಿಕೆ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ.',
  'Another pack size is in stock.': 'ಬೇರೆ ಗಾತ್ರದ ಪ್ಯಾಕ್ ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ.',
  'SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES': 'ನಮ್ಮ ಇಡೀ ಮಸಾಲೆಗಳಿಂದ ಆರೋಗ್ಯಕ್ಕೆ ಏನು ಲಾಭ',
  'Whole spices hold on to the oils that carry their flavour and goodness until you need them.':
    'ಇಡೀ ಮಸಾಲೆಗಳು ರುಚಿ ಮತ್ತು ಒಳ್ಳೆಯ ಗುಣಗಳ ಎಣ್ಣೆಯನ್ನು ಬೇಕಾಗುವವರೆಗೂ ತಮ್ಮೊಳಗೇ ಉಳಿಸಿಕೊಳ್ಳುತ್ತವೆ.',
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
