import type { Translations } from 'shared-contracts/i18n/translate'

const pages: Translations = {
  'About us': 'ನಮ್ಮ ಬಗ್ಗೆ',
  'Shipping policy': 'ಡೆಲಿವರಿ ನೀತಿ',
  'Terms and conditions': 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
  'Privacy policy': 'ಗೌಪ್ಯತಾ ನೀತಿ',
  'Refund policy': 'ಮರುಪಾವತಿ ನೀತಿ',
  Recipes: 'ರೆಸಿಪಿಗಳು',
  Wholesale: 'ಸಗಟು ವ್ಯಾಪಾರ',
  Export: 'ರಫ್ತು',
  Blogs: 'ಬ್ಲಾಗ್‌ಗಳು',
  'Contact us': 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
}

/** Texts of the search, and the kinds of results. */
export const search: Translations = {
  ...pages,
  SEARCH: 'ಹುಡುಕಿ',
  Search: 'ಹುಡುಕಾಟ',
  'Search for “{question}”': '“{question}” ಹುಡುಕಾಟ',
  'Search for spices, blends, kits, recipes and more by the name you use at home.':
    'ಮಸಾಲೆ, ಮಿಶ್ರಣ, ಕಿಟ್, ರೆಸಿಪಿ ಮತ್ತು ಇನ್ನಷ್ಟನ್ನು ನೀವು ಮನೆಯಲ್ಲಿ ಹೇಳುವ ಹೆಸರಿನಿಂದಲೇ ಹುಡುಕಿ.',
  'What are you looking for?': 'ನೀವು ಏನು ಹುಡುಕುತ್ತಿದ್ದೀರಿ?',
  'We only search for the first {count} characters.': 'ಮೊದಲ {count} ಅಕ್ಷರಗಳನ್ನು ಮಾತ್ರ ಹುಡುಕುತ್ತೇವೆ.',
  'Search for spices, recipes, blogs and more by the name you use at home: haldi, ಅರಿಶಿನ, மஞ்சள்.':
    'ಮಸಾಲೆ, ರೆಸಿಪಿ, ಬ್ಲಾಗ್ ಮತ್ತು ಇನ್ನಷ್ಟನ್ನು ನೀವು ಮನೆಯಲ್ಲಿ ಹೇಳುವ ಹೆಸರಿನಿಂದಲೇ ಹುಡುಕಿ: ಅರಿಶಿನ, haldi, மஞ்சள்.',
  'Enter at least {count} different letters.': 'ಕನಿಷ್ಠ {count} ಬೇರೆ ಬೇರೆ ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.',
  'Searching…': 'ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  '{count} results for “{question}”.': {
    one: '“{question}” ಗೆ {count} ಫಲಿತಾಂಶ.',
    other: '“{question}” ಗೆ {count} ಫಲಿತಾಂಶಗಳು.',
  },
  'All {count} results': 'ಎಲ್ಲಾ {count} ಫಲಿತಾಂಶಗಳು',
  'Nothing found for “{question}”.': '“{question}” ಗೆ ಏನೂ ಸಿಗಲಿಲ್ಲ.',
  'No exact match for “{question}”. Here are the closest results.':
    '“{question}” ಎಂಬ ಹೆಸರಿನದು ಏನೂ ಸಿಗಲಿಲ್ಲ. ಹತ್ತಿರದ ಫಲಿತಾಂಶಗಳು ಇಲ್ಲಿವೆ.',
  'Browse by category': 'ವಿಭಾಗವಾರು ನೋಡಿ',
  'Or try another name or spelling.': 'ಅಥವಾ ಬೇರೆ ಹೆಸರು ಅಥವಾ ಕಾಗುಣಿತ ಪ್ರಯತ್ನಿಸಿ.',
  'Search isn’t working right now': 'ಹುಡುಕಾಟ ಸದ್ಯ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  'Search isn’t working right now. Press Enter to try again.':
    'ಹುಡುಕಾಟ ಸದ್ಯ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು Enter ಒತ್ತಿ.',
  'The shop has been updated since you opened this page.': 'ನೀವು ಈ ಪುಟ ತೆರೆದ ನಂತರ ಅಂಗಡಿ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ.',
  'Reload to search for “{question}”': '“{question}” ಹುಡುಕಲು ಪುಟವನ್ನು ರೀಲೋಡ್ ಮಾಡಿ',
  'Press / on any page to search': 'ಯಾವುದೇ ಪುಟದಲ್ಲಿ / ಒತ್ತಿ ಹುಡುಕಿ',
  'Shop by category': 'ವಿಭಾಗವಾರು ಖರೀದಿಸಿ',
  Product: 'ಉತ್ಪನ್ನ',
  Recipe: 'ರೆಸಿಪಿ',
  Blog: 'ಬ್ಲಾಗ್',
  Page: 'ಪುಟ',
}
