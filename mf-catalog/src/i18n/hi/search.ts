import type { Translations } from 'shared-contracts/i18n/translate'

const pages: Translations = {
  'About us': 'हमारे बारे में',
  'Shipping policy': 'डिलीवरी नीति',
  'Terms and conditions': 'नियम और शर्तें',
  'Privacy policy': 'गोपनीयता नीति',
  'Refund policy': 'रिफ़ंड नीति',
  Recipes: 'रेसिपी',
  Wholesale: 'थोक',
  Export: 'निर्यात',
  Blogs: 'ब्लॉग',
  'Contact us': 'हमसे संपर्क करें',
}

/** Texts of the search, and the kinds of results. */
export const search: Translations = {
  ...pages,
  SEARCH: 'खोजें',
  Search: 'खोज',
  'Search for “{question}”': '“{question}” की खोज',
  'Search for spices, blends, kits, recipes and more by the name you use at home.':
    'मसाले, मिश्रण, किट, रेसिपी और बहुत कुछ उस नाम से खोजें जो आप घर पर बोलते हैं।',
  'What are you looking for?': 'आप क्या खोज रहे हैं?',
  'We only search for the first {count} characters.': 'हम पहले {count} अक्षर ही खोजते हैं।',
  'Search for spices, recipes, blogs and more by the name you use at home: haldi, ಅರಿಶಿನ, மஞ்சள்.':
    'मसाले, रेसिपी, ब्लॉग और बहुत कुछ उस नाम से खोजें जो आप घर पर बोलते हैं: हल्दी, ಅರಿಶಿನ, மஞ்சள்।',
  'Enter at least {count} different letters.': 'कम से कम {count} अलग-अलग अक्षर लिखें।',
  'Searching…': 'खोज रहे हैं…',
  '{count} results for “{question}”.': {
    one: '“{question}” के लिए {count} नतीजा।',
    other: '“{question}” के लिए {count} नतीजे।',
  },
  'All {count} results': 'सभी {count} नतीजे',
  'Nothing found for “{question}”.': '“{question}” के लिए कुछ नहीं मिला।',
  'No exact match for “{question}”. Here are the closest results.':
    '“{question}” नाम का कुछ नहीं मिला। मिलते-जुलते नतीजे ये रहे।',
  'Browse by category': 'कैटेगरी के अनुसार देखें',
  'Or try another name or spelling.': 'या कोई दूसरा नाम या वर्तनी आज़माएँ।',
  'Search isn’t working right now': 'खोज अभी काम नहीं कर रही',
  'Search isn’t working right now. Press Enter to try again.':
    'खोज अभी काम नहीं कर रही। फिर कोशिश करने के लिए Enter दबाएँ।',
  'The shop has been updated since you opened this page.': 'आपके यह पेज खोलने के बाद दुकान अपडेट हुई है।',
  'Reload to search for “{question}”': '“{question}” खोजने के लिए पेज रीलोड करें',
  'Press / on any page to search': 'किसी भी पेज पर / दबाकर खोजें',
  'Shop by category': 'कैटेगरी के अनुसार खरीदें',
  Product: 'प्रोडक्ट',
  Recipe: 'रेसिपी',
  Blog: 'ब्लॉग',
  Page: 'पेज',
}
