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
  'Find spices, blends, kits, recipes, blogs and pages by the name you know them by.':
    'ಮಸಾಲೆಗಳು, ಮಿಶ್ರಣಗಳು, ಕಿಟ್‌ಗಳು, ರೆಸಿಪಿಗಳು, ಬ್ಲಾಗ್‌ಗಳು ಮತ್ತು ಪುಟಗಳನ್ನು ನಿಮಗೆ ಗೊತ್ತಿರುವ ಹೆಸರಿನಿಂದ ಹುಡುಕಿ.',
  'What are you looking for?': 'ನೀವು ಏನು ಹುಡುಕುತ್ತಿದ್ದೀರಿ?',
  'The first {count} characters are looked for.': 'ಮೊದಲ {count} ಅಕ್ಷರಗಳನ್ನು ಹುಡುಕಲಾಗುತ್ತದೆ.',
  'Spices, blends, kits, recipes, blogs and pages, by the name you know them by: haldi, ಅರಿಶಿನ, மஞ்சள்.':
    'ಮಸಾಲೆಗಳು, ಮಿಶ್ರಣಗಳು, ಕಿಟ್‌ಗಳು, ರೆಸಿಪಿಗಳು, ಬ್ಲಾಗ್‌ಗಳು ಮತ್ತು ಪುಟಗಳು, ನಿಮಗೆ ಗೊತ್ತಿರುವ ಹೆಸರಿನಿಂದ: ಅರಿಶಿನ, haldi, மஞ்சள்.',
  'Please type at least {count} different letters.': 'ದಯವಿಟ್ಟು ಕನಿಷ್ಠ {count} ಬೇರೆ ಬೇರೆ ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.',
  'Searching…': 'ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  '{count} results for “{question}”.': {
    one: '“{question}” ಗೆ {count} ಫಲಿತಾಂಶ.',
    other: '“{question}” ಗೆ {count} ಫಲಿತಾಂಶಗಳು.',
  },
  'All {count} results': 'ಎಲ್ಲಾ {count} ಫಲಿತಾಂಶಗಳು',
  'Nothing found for “{question}”.': '“{question}” ಗೆ ಏನೂ ಸಿಗಲಿಲ್ಲ.',
  'Nothing is called “{question}”. This is near it.': '“{question}” ಎಂಬ ಹೆಸರಿನದು ಏನೂ ಇಲ್ಲ. ಹತ್ತಿರದವು ಇಲ್ಲಿವೆ.',
  'Perhaps in one of the lists': 'ಬಹುಶಃ ಈ ಪಟ್ಟಿಗಳಲ್ಲಿ ಒಂದರಲ್ಲಿರಬಹುದು',
  'Or try another name or spelling.': 'ಅಥವಾ ಬೇರೆ ಹೆಸರು ಅಥವಾ ಕಾಗುಣಿತ ಪ್ರಯತ್ನಿಸಿ.',
  'The search did not work': 'ಹುಡುಕಾಟ ಆಗಲಿಲ್ಲ',
  'The search did not work. Press Enter to try again.': 'ಹುಡುಕಾಟ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು Enter ಒತ್ತಿ.',
  'The shop was renewed since you opened this page.': 'ನೀವು ಈ ಪುಟ ತೆರೆದ ನಂತರ ಅಂಗಡಿ ಹೊಸದಾಗಿದೆ.',
  'Load it again to search for “{question}”': '“{question}” ಹುಡುಕಲು ಇದನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ',
  'The key / leads to the search from every page': '/ ಕೀ ಪ್ರತಿ ಪುಟದಿಂದ ಹುಡುಕಾಟಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತದೆ',
  'Lists of the shop': 'ಅಂಗಡಿಯ ಪಟ್ಟಿಗಳು',
  Product: 'ಉತ್ಪನ್ನ',
  Recipe: 'ರೆಸಿಪಿ',
  Blog: 'ಬ್ಲಾಗ್',
  Page: 'ಪುಟ',
}
