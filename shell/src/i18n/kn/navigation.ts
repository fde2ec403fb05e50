import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the header, menus and drawer. */
export const navigation: Translations = {
  'Skip to content': 'ನೇರವಾಗಿ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  'Bangalore, since {year}': 'ಬೆಂಗಳೂರು, {year} ರಿಂದ',
  '{brand} home': '{brand} ಮುಖಪುಟ',
  'Open menu': 'ಮೆನು ತೆರೆಯಿರಿ',
  Menu: 'ಮೆನು',
  Main: 'ಮುಖ್ಯ ಮೆನು',
  Language: 'ಭಾಷೆ',

  SHOP: 'ಖರೀದಿ',
  All: 'ಎಲ್ಲಾ',
  DISCOVER: 'ತಿಳಿಯಿರಿ',
  'ABOUT US': 'ನಮ್ಮ ಬಗ್ಗೆ',
  PRODUCTS: 'ಉತ್ಪನ್ನಗಳು',
  RECIPES: 'ಅಡುಗೆಗಳು',

  Search: 'ಹುಡುಕಿ',
  'Search the shop': 'ಅಂಗಡಿಯಲ್ಲಿ ಹುಡುಕಿ',
  CART: 'ಕಾರ್ಟ್',
  'CART {shown} items': { one: 'ಕಾರ್ಟ್ {shown} ವಸ್ತು', other: 'ಕಾರ್ಟ್ {shown} ವಸ್ತುಗಳು' },
  Account: 'ಖಾತೆ',
  Login: 'ಲಾಗಿನ್',
  'CREATE ACCOUNT': 'ಖಾತೆ ತೆರೆಯಿರಿ',
  ACCOUNT: 'ಖಾತೆ',
  LOGOUT: 'ಲಾಗ್ ಔಟ್ ಮಾಡಿ',
  LOGIN: 'ಲಾಗಿನ್',

  '{name} (opens in a new tab)': '{name} (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  'Chat with us': 'ನಮ್ಮೊಂದಿಗೆ ಚಾಟ್ ಮಾಡಿ',
  Photos: 'ಚಿತ್ರಗಳು',
  'Social network': 'ಸಾಮಾಜಿಕ ಜಾಲತಾಣ',
}
