import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the lists, and their titles and descriptions. */
export const lists: Translations = {
  'All Products': 'ಎಲ್ಲಾ ಉತ್ಪನ್ನಗಳು',
  'From Rs {price}': 'Rs {price} ರಿಂದ',
  'Products {first} to {last}': 'ಉತ್ಪನ್ನ {first} ರಿಂದ {last}',
  'The list didn’t load': 'ಪಟ್ಟಿ ತೆರೆಯಲಿಲ್ಲ',
  'These products didn’t load': 'ಈ ಉತ್ಪನ್ನಗಳು ತೆರೆಯಲಿಲ್ಲ',
  'There are no products on this page': 'ಈ ಪುಟದಲ್ಲಿ ಯಾವುದೇ ಉತ್ಪನ್ನವಿಲ್ಲ',
  'This list doesn’t have that many pages.': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಅಷ್ಟು ಪುಟಗಳಿಲ್ಲ.',
  'Go to the start of the list': 'ಪಟ್ಟಿಯ ಆರಂಭಕ್ಕೆ ಹೋಗಿ',
  'Find in this list': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಹುಡುಕಿ',
  'No product in this list has that name.': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಆ ಹೆಸರಿನ ಉತ್ಪನ್ನವಿಲ್ಲ.',
  '{count} products found.': { one: '{count} ಉತ್ಪನ್ನ ಸಿಕ್ಕಿದೆ.', other: '{count} ಉತ್ಪನ್ನಗಳು ಸಿಕ್ಕಿವೆ.' },
  'Showing the first {count}.': 'ಮೊದಲ {count} ತೋರಿಸಲಾಗಿದೆ.',
  'Show the whole list': 'ಪೂರ್ತಿ ಪಟ್ಟಿ ತೋರಿಸಿ',
  'Try the English or Hindi name.': 'ಇಂಗ್ಲಿಷ್ ಅಥವಾ ಹಿಂದಿ ಹೆಸರಿನಿಂದ ಹುಡುಕಿ ನೋಡಿ.',
  'Whole spices, ground spices, DIY spice kits and spice blends from Bangalore, in one list.':
    'ಬೆಂಗಳೂರಿನಿಂದ ಇಡೀ ಮಸಾಲೆಗಳು, ಮಸಾಲೆ ಪುಡಿಗಳು, DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳು ಮತ್ತು ಮಿಶ್ರ ಮಸಾಲೆಗಳು, ಒಂದೇ ಪಟ್ಟಿಯಲ್ಲಿ.',
  'Pepper, cardamom, cloves, star anise and more, left whole so that they keep their aroma.':
    'ಕರಿಮೆಣಸು, ಏಲಕ್ಕಿ, ಲವಂಗ, ಚಕ್ರಮೊಗ್ಗು ಮತ್ತು ಇನ್ನೂ ಹಲವು, ಪರಿಮಳ ಉಳಿಯಲೆಂದು ಇಡಿಯಾಗಿಯೇ ಇಡಲಾಗಿದೆ.',
  'Turmeric, chilli, coriander, ginger and more, milled with no additives and no preservatives.':
    'ಅರಿಶಿನ, ಮೆಣಸಿನಕಾಯಿ, ಧನಿಯಾ, ಶುಂಠಿ ಮತ್ತು ಇನ್ನೂ ಹಲವು, ಯಾವುದೇ ಕಲಬೆರಕೆ ಅಥವಾ ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಪುಡಿಗಳು.',
  'Whole spice kits to roast and grind at home. Each one makes 150 g of fresh masala.':
    'ಮನೆಯಲ್ಲೇ ಹುರಿದು ಪುಡಿ ಮಾಡಲು ಇಡೀ ಮಸಾಲೆಗಳ ಕಿಟ್‌ಗಳು. ಪ್ರತಿ ಕಿಟ್‌ನಿಂದ 150 ಗ್ರಾಂ ತಾಜಾ ಮಸಾಲೆ ಸಿಗುತ್ತದೆ.',
  'Ready blends for curries, biryani, rasam, pav bhaji, tacos and more.':
    'ಕರಿ, ಬಿರಿಯಾನಿ, ಸಾರು, ಪಾವ್ ಭಾಜಿ, ಟಾಕೋ ಮತ್ತು ಇನ್ನೂ ಹಲವಕ್ಕೆ ಸಿದ್ಧ ಮಸಾಲೆಗಳು.',
  '{list}, part {part}': '{list}, ಭಾಗ {part}',
  'Part {part} of the list.': 'ಪಟ್ಟಿಯ ಭಾಗ {part}.',
  'List page not found': 'ಪಟ್ಟಿಯ ಈ ಪುಟ ಸಿಗಲಿಲ್ಲ',
}
