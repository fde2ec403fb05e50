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
  'Find spices, blends, kits, recipes, blogs and pages by the name you know them by.':
    'मसाले, मिश्रण, किट, रेसिपी, ब्लॉग और पेज उस नाम से खोजें जिससे आप उन्हें जानते हैं।',
  'What are you looking for?': 'आप क्या खोज रहे हैं?',
  'The first {count} characters are looked for.': 'पहले {count} अक्षर खोजे जाते हैं।',
  'Spices, blends, kits, recipes, blogs and pages, by the name you know them by: haldi, ಅರಿಶಿನ, மஞ்சள்.':
    'मसाले, मिश्रण, किट, रेसिपी, ब्लॉग और पेज, उस नाम से जिससे आप उन्हें जानते हैं: हल्दी, ಅರಿಶಿನ, மஞ்சள்।',
  'Please type at least {count} different letters.': 'कृपया कम से कम {count} अलग-अलग अक्षर लिखें।',
  'Searching…': 'खोज रहे हैं…',
  '{count} results for “{question}”.': {
    one: '“{question}” के लिए {count} नतीजा।',
    other: '“{question}” के लिए {count} नतीजे।',
  },
  'All {count} results': 'सभी {count} नतीजे',
  'Nothing found for “{question}”.': '“{question}” के लिए कुछ नहीं मिला।',
  'Nothing is called “{question}”. This is near it.': '“{question}” नाम का कुछ नहीं है। मिलते-जुलते नतीजे ये हैं।',
  'Perhaps in one of the lists': 'शायद इनमें से किसी सूची में हो',
  'Or try another name or spelling.': 'या कोई दूसरा नाम या वर्तनी आज़माएँ।',
  'The search did not work': 'खोज नहीं हो पाई',
  'The search did not work. Press Enter to try again.': 'खोज नहीं हो पाई। फिर कोशिश करने के लिए Enter दबाएँ।',
  'The shop was renewed since you opened this page.': 'आपके यह पेज खोलने के बाद दुकान नई हो गई है।',
  'Load it again to search for “{question}”': '“{question}” खोजने के लिए इसे दोबारा खोलें',
  'The key / leads to the search from every page': '/ कुंजी हर पेज से खोज पर ले जाती है',
  'Lists of the shop': 'दुकान की सूचियाँ',
  Product: 'प्रोडक्ट',
  Recipe: 'रेसिपी',
  Blog: 'ब्लॉग',
  Page: 'पेज',
}
