import type { Translations } from 'shared-contracts/i18n/translate'

const pages: Translations = {
  Home: 'होम',
  Recipes: 'रेसिपी',
  'Twelve recipes for your spices: chole, pav bhaji, biryani, rasam, curries, tacos and more.':
    'आपके मसालों के लिए बारह रेसिपी: छोले, पाव भाजी, बिरयानी, रसम, करी, टैको और भी बहुत कुछ।',
  'All recipes at a glance': 'सभी रेसिपी एक साथ',
  'All twelve recipes at a glance, each with its spices and method.':
    'बारहों रेसिपी एक नज़र में, हर एक के मसाले और बनाने की विधि के साथ।',
  'Cook something wonderful with {brand}': '{brand} के साथ कुछ लाजवाब पकाएँ',
  'Twelve dishes for the spices in your tin, from fifteen minutes of prep to a slow Sunday.':
    'आपकी मसालेदानी के लिए बारह व्यंजन: पंद्रह मिनट की तैयारी से लेकर फ़ुरसत वाले रविवार तक।',
  '{dish} recipe': '{dish} रेसिपी',
  '{dish}: ingredients, method step by step, times and tips.':
    '{dish}: सामग्री, एक-एक कदम में विधि, समय और सुझाव।',
  '{dish}, cooked': '{dish}, पका हुआ',
  'Product not found': 'नहीं मिला',
  'We couldn’t find this recipe.': 'यह रेसिपी नहीं मिली।',
  'ALL RECIPES': 'सभी रेसिपी',
  'Loading recipe...': 'रेसिपी लोड हो रही है...',
  'The recipe didn’t load': 'रेसिपी लोड नहीं हुई',
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
  'Buy the spices for this dish': 'इस व्यंजन के मसाले खरीदें',
  'Spices for this dish': 'इस व्यंजन के मसाले',
  'We’ve picked the smallest pack that’s enough. Untick what you have at home.':
    'हमने हर मसाले का सबसे छोटा काफ़ी पैक चुना है। जो घर पर है, उसका निशान हटा दें।',
  'ADD THE SPICES FOR THIS DISH': 'इस व्यंजन के मसाले जोड़ें',
  'The packs didn’t load. Please try again.': 'पैक लोड नहीं हुए। कृपया फिर कोशिश करें।',
  'We couldn’t load the packs right now.': 'अभी पैक लोड नहीं हो सके।',
  Packs: 'पैक',
  'No packs selected.': 'कोई पैक नहीं चुना गया है।',
  'None of these spices are available right now.': 'इनमें से कोई मसाला अभी उपलब्ध नहीं है।',
  'Not available right now.': 'अभी उपलब्ध नहीं है।',
  '{count} packs, Rs {price}': '{count} पैक, Rs {price}',
  'ADD TO CART': 'कार्ट में डालें',
  'ADD {count} PACKS TO CART': '{count} पैक कार्ट में डालें',
  '{count} packs added to your cart.': {
    one: '{count} पैक अब आपके कार्ट में है।',
    other: '{count} पैक अब आपके कार्ट में हैं।',
  },
  'View cart': 'कार्ट देखें',
  'You need less than 1 g': 'एक बार पकाने में 1 ग्राम से कम लगता है',
  'You need about {grams} g': 'एक बार पकाने में लगभग {grams} ग्राम लगता है',
  '{taken}.': '{taken}।',
  '{taken}. That’s more than our largest pack.': '{taken}। यह हमारे सबसे बड़े पैक से भी ज़्यादा है।',
  '{taken}. This pack is enough to cook it about {count} times.': {
    one: '{taken}। यह पैक इतने के लिए काफ़ी है।',
    other: '{taken}। यह पैक लगभग {count} बार चलेगा।',
  },
  '{taken}. This pack is enough to cook it more than {pots} times.':
    '{taken}। यह पैक {pots} से ज़्यादा बार चलेगा।',
}

export const recipes: Translations = { ...pages, ...recipe, ...packs }
