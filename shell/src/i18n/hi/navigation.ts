import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the header, menus and drawer. */
export const navigation: Translations = {
  'Skip to content': 'सीधे सामग्री पर जाएँ',
  'Bangalore, since {year}': 'बेंगलुरु, {year} से',
  '{brand} home': '{brand} का होम पेज',
  'Open menu': 'मेनू खोलें',
  Menu: 'मेनू',
  Main: 'मुख्य मेनू',
  Language: 'भाषा',

  SHOP: 'खरीदें',
  All: 'सभी',
  DISCOVER: 'जानें',
  'ABOUT US': 'हमारे बारे में',
  PRODUCTS: 'प्रोडक्ट',
  RECIPES: 'रेसिपी',

  Search: 'खोजें',
  'Search the shop': 'दुकान में खोजें',
  CART: 'कार्ट',
  'CART {shown} items': { one: 'कार्ट {shown} चीज़', other: 'कार्ट {shown} चीज़ें' },
  Account: 'खाता',
  Login: 'लॉग इन',
  'CREATE ACCOUNT': 'खाता बनाएँ',
  ACCOUNT: 'खाता',
  LOGOUT: 'लॉग आउट करें',
  LOGIN: 'लॉग इन',

  '{name} (opens in a new tab)': '{name} (नए टैब में खुलेगा)',
  'Chat with us': 'हमसे चैट करें',
  Photos: 'तस्वीरें',
  'Social network': 'सोशल नेटवर्क',
}
