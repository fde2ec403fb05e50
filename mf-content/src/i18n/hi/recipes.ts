import type { Translations } from 'shared-contracts/i18n/translate'

const pages: Translations = {
  Home: 'होम',
  Recipes: 'रेसिपी',
  'Twelve recipes for your spices: chole, pav bhaji, biryani, rasam, curries, tacos and more.':
    'आपके मसालों के लिए बारह रेसिपी: छोले, पाव भाजी, बिरयानी, रसम, करी, टैको और भी बहुत कुछ।',
  'All recipes in one grid': 'सभी रेसिपी एक साथ',
  'All twelve recipes at a glance, each with the spices it asks for and how to cook it.':
    'बारहों रेसिपी एक नज़र में, हर एक के मसाले और बनाने की विधि के साथ।',
  'Cook something wonderful with {brand}': '{brand} के साथ कुछ लाजवाब पकाएँ',
  'Twelve dishes for the spices in your tin, from a fifteen minute start to a slow Sunday.':
    'आपकी मसालेदानी के लिए बारह व्यंजन: पंद्रह मिनट की तैयारी से लेकर फ़ुरसत वाले रविवार तक।',
  '{dish} recipe': '{dish} रेसिपी',
  '{dish}: ingredients, method step by step, times and tips.':
    '{dish}: सामग्री, एक-एक कदम में विधि, समय और सुझाव।',
  '{dish}, cooked': '{dish}, पका हुआ',
  'Product not found': 'नहीं मिला',
  'There is no recipe at this address.': 'इस पते पर कोई रेसिपी नहीं है।',
  'ALL RECIPES': 'सभी रेसिपी',
  'Loading recipe...': 'रेसिपी लोड हो रही है...',
  'The recipe did not load': 'रेसिपी लोड नहीं हुई',
}

const recipe: Translations = {
  Servings: 'कितने लोगों के लिए',
  'Fewer servings': 'कम लोगों के लिए',
  'More servings': 'ज़्यादा लोगों के लिए',
  'For {people}': '{people} लोगों के लिए',
  'Preparation time': 'तैयारी का समय',
  'Cooking time': 'पकाने का समय',
  '15 min': '15 मिनट',
  '20 min': '20 मिनट',
  '25 min': '25 मिनट',
  '30 min': '30 मिनट',
  '35 min': '35 मिनट',
  '40 min': '40 मिनट',
  '45 min': '45 मिनट',
  '50 min': '50 मिनट',
  '8 hours soaking': '8 घंटे भिगोना',
  'Recipe Benefits': 'इस रेसिपी की ख़ूबियाँ',
  DELICIOUS: 'स्वादिष्ट',
  AROMATIC: 'ख़ुशबूदार',
  FLAVOURY: 'ज़ायकेदार',
  Ingredients: 'सामग्री',
  Method: 'विधि',
  Tips: 'सुझाव',
  'Suggestions:': 'साथ में परोसें:',
  Indian: 'भारतीय',
  'North Indian': 'उत्तर भारतीय',
  'South Indian': 'दक्षिण भारतीय',
  Punjabi: 'पंजाबी',
  Maharashtrian: 'महाराष्ट्रीयन',
  Chinese: 'चाइनीज़',
  Creole: 'क्रियोल',
  Mexican: 'मेक्सिकन',
  'main course': 'मुख्य व्यंजन',
  soup: 'सूप',
}

const packs: Translations = {
  'Spices of this dish in the shop': 'इस व्यंजन के मसाले हमारी दुकान में',
  'Spices for this dish': 'इस व्यंजन के मसाले',
  'Each in the smallest pack that is enough. You untick what you have at home.':
    'हर मसाला उतने छोटे पैक में जितना काफ़ी हो। जो घर पर है, उसका निशान हटा दें।',
  'ADD THE SPICES FOR THIS DISH': 'इस व्यंजन के मसाले जोड़ें',
  'The packs did not come. Please press again.': 'पैक नहीं आए। कृपया फिर दबाएँ।',
  'We could not load the packs just now.': 'अभी पैक लोड नहीं हो सके।',
  Packs: 'पैक',
  'No pack is ticked.': 'कोई पैक नहीं चुना गया है।',
  'None of these spices is on sale just now.': 'इनमें से कोई मसाला अभी बिक्री पर नहीं है।',
  'Not on sale just now.': 'अभी बिक्री पर नहीं है।',
  '{count} packs, Rs {price}': '{count} पैक, Rs {price}',
  'ADD TO THE CART': 'कार्ट में डालें',
  'ADD {count} PACKS TO THE CART': '{count} पैक कार्ट में डालें',
  '{count} packs are now in your cart.': {
    one: '{count} पैक अब आपके कार्ट में है।',
    other: '{count} पैक अब आपके कार्ट में हैं।',
  },
  'See the cart': 'कार्ट देखें',
  'This pot takes less than 1 g': 'एक बार पकाने में 1 ग्राम से कम लगता है',
  'This pot takes about {grams} g': 'एक बार पकाने में लगभग {grams} ग्राम लगता है',
  '{taken}.': '{taken}।',
  '{taken}, more than the largest pack holds.': '{taken}, जो सबसे बड़े पैक से भी ज़्यादा है।',
  '{taken}: the pack is enough for about {count}.': {
    one: '{taken}: पैक इतने के लिए काफ़ी है।',
    other: '{taken}: पैक लगभग {count} बार के लिए काफ़ी है।',
  },
  '{taken}: the pack is enough for more than {pots}.': '{taken}: पैक {pots} से ज़्यादा बार के लिए काफ़ी है।',
}

export const recipes: Translations = { ...pages, ...recipe, ...packs }
