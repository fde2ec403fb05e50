import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the lists, and their titles and descriptions. */
export const lists: Translations = {
  'All Products': 'ಎಲ್ಲಾ ಉತ್ಪನ್ನಗಳು',
  'Whole Spices': 'ಇಡೀ ಮಸಾಲೆಗಳು',
  'Ground Spices': 'ಮಸಾಲೆ ಪುಡಿಗಳು',
  'DIY Spice Kits': 'DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳು',
  'Spices Blends': 'ಮಿಶ್ರ ಮಸಾಲೆಗಳು',
  'From Rs {price}': 'Rs {price} ರಿಂದ',
  'Products {first} to {last}': 'ಉತ್ಪನ್ನ {first} ರಿಂದ {last}',
  'The list did not load': 'ಪಟ್ಟಿ ತೆರೆಯಲಿಲ್ಲ',
  'These products did not load': 'ಈ ಉತ್ಪನ್ನಗಳು ತೆರೆಯಲಿಲ್ಲ',
  'There are no products here': 'ಇಲ್ಲಿ ಯಾವುದೇ ಉತ್ಪನ್ನವಿಲ್ಲ',
  'The list is shorter than this address says.': 'ಪಟ್ಟಿ ಈ ವಿಳಾಸ ಹೇಳುವಷ್ಟು ಉದ್ದವಿಲ್ಲ.',
  'See the list from its beginning': 'ಪಟ್ಟಿಯನ್ನು ಮೊದಲಿನಿಂದ ನೋಡಿ',
  'Find in this list': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಹುಡುಕಿ',
  'No product in this list has that name.': 'ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಆ ಹೆಸರಿನ ಉತ್ಪನ್ನವಿಲ್ಲ.',
  '{count} products found.': { one: '{count} ಉತ್ಪನ್ನ ಸಿಕ್ಕಿದೆ.', other: '{count} ಉತ್ಪನ್ನಗಳು ಸಿಕ್ಕಿವೆ.' },
  'These are the first {count}.': 'ಇವು ಮೊದಲ {count}.',
  'Show the whole list': 'ಪೂರ್ತಿ ಪಟ್ಟಿ ತೋರಿಸಿ',
  'Products are found by their English and Hindi names.': 'ಉತ್ಪನ್ನಗಳು ಅವುಗಳ ಇಂಗ್ಲಿಷ್ ಮತ್ತು ಹಿಂದಿ ಹೆಸರುಗಳಿಂದ ಸಿಗುತ್ತವೆ.',
  'Whole spices, ground spices, DIY spice kits and spice blends from Bangalore, in one list.':
    'ಬೆಂಗಳೂರಿನಿಂದ ಇಡೀ ಮಸಾಲೆಗಳು, ಮಸಾಲೆ ಪುಡಿಗಳು, DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳು ಮತ್ತು ಮಿಶ್ರ ಮಸಾಲೆಗಳು, ಒಂದೇ ಪಟ್ಟಿಯಲ್ಲಿ.',
  'Pepper, cardamom, cloves, star anise and more, left whole so that they keep their aroma.':
    'ಕರಿಮೆಣಸು, ಏಲಕ್ಕಿ, ಲವಂಗ, ಚಕ್ರಮೊಗ್ಗು ಮತ್ತು ಇನ್ನೂ ಹಲವು, ಪರಿಮಳ ಉಳಿಯಲೆಂದು ಇಡಿಯಾಗಿಯೇ ಇಡಲಾಗಿದೆ.',
  'Turmeric, chilli, coriander, ginger and more, milled with no additives and no preservatives.':
    'ಅರಿಶಿನ, ಮೆಣಸಿನಕಾಯಿ, ಧನಿಯಾ, ಶುಂಠಿ ಮತ್ತು ಇನ್ನೂ ಹಲವು, ಯಾವುದೇ ಕಲಬೆರಕೆ ಅಥವಾ ಸಂರಕ್ಷಕಗಳಿಲ್ಲದ ಪುಡಿಗಳು.',
  'Kits of whole spices to roast and grind at home. Each one yields 150 g of fresh masala.':
    'ಮನೆಯಲ್ಲೇ ಹುರಿದು ಪುಡಿ ಮಾಡಲು ಇಡೀ ಮಸಾಲೆಗಳ ಕಿಟ್‌ಗಳು. ಪ್ರತಿ ಕಿಟ್‌ನಿಂದ 150 ಗ್ರಾಂ ತಾಜಾ ಮಸಾಲೆ ಸಿಗುತ್ತದೆ.',
  'Ready blends for curries, biryani, rasam, pav bhaji, tacos and more.':
    'ಕರಿ, ಬಿರಿಯಾನಿ, ಸಾರು, ಪಾವ್ ಭಾಜಿ, ಟಾಕೋ ಮತ್ತು ಇನ್ನೂ ಹಲವಕ್ಕೆ ಸಿದ್ಧ ಮಸಾಲೆಗಳು.',
  '{list}, part {part}': '{list}, ಭಾಗ {part}',
  'Part {part} of the list.': 'ಪಟ್ಟಿಯ ಭಾಗ {part}.',
  'Part of a list not found': 'ಪಟ್ಟಿಯ ಭಾಗ ಸಿಗಲಿಲ್ಲ',
  'The list has no such part.': 'ಪಟ್ಟಿಯಲ್ಲಿ ಅಂತಹ ಭಾಗವಿಲ್ಲ.',
}
