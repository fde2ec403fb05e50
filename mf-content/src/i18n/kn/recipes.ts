import type { Translations } from 'shared-contracts/i18n/translate'

const pages: Translations = {
  Home: 'ಮುಖಪುಟ',
  Recipes: 'ಅಡುಗೆಗಳು',
  'Twelve recipes for your spices: chole, pav bhaji, biryani, rasam, curries, tacos and more.':
    'ನಿಮ್ಮ ಮಸಾಲೆಗಳಿಗೆ ಹನ್ನೆರಡು ಅಡುಗೆಗಳು: ಚೋಲೆ, ಪಾವ್ ಭಾಜಿ, ಬಿರಿಯಾನಿ, ಸಾರು, ಕರಿ, ಟಾಕೋ ಮತ್ತು ಇನ್ನಷ್ಟು.',
  'All recipes at a glance': 'ಎಲ್ಲಾ ಅಡುಗೆಗಳು ಒಟ್ಟಿಗೆ',
  'All twelve recipes at a glance, each with its spices and method.':
    'ಹನ್ನೆರಡು ಅಡುಗೆಗಳು ಒಂದೇ ನೋಟದಲ್ಲಿ, ಪ್ರತಿಯೊಂದಕ್ಕೂ ಬೇಕಾದ ಮಸಾಲೆ ಮತ್ತು ಮಾಡುವ ವಿಧಾನದೊಂದಿಗೆ.',
  'Cook something wonderful with {brand}': '{brand} ಜೊತೆ ಸೊಗಸಾದ ಅಡುಗೆ ಮಾಡಿ',
  'Twelve dishes for the spices in your tin, from fifteen minutes of prep to a slow Sunday.':
    'ನಿಮ್ಮ ಡಬ್ಬಿಯ ಮಸಾಲೆಗಳಿಗೆ ಹನ್ನೆರಡು ಅಡುಗೆಗಳು: ಹದಿನೈದು ನಿಮಿಷದ ತಯಾರಿಯಿಂದ ನಿಧಾನದ ಭಾನುವಾರದವರೆಗೆ.',
  '{dish} recipe': '{dish} ಮಾಡುವ ವಿಧಾನ',
  '{dish}: ingredients, method step by step, times and tips.':
    '{dish}: ಬೇಕಾಗುವ ಸಾಮಗ್ರಿ, ಹಂತ ಹಂತವಾಗಿ ವಿಧಾನ, ಸಮಯ ಮತ್ತು ಸಲಹೆಗಳು.',
  '{dish}, cooked': '{dish}, ಸಿದ್ಧವಾದದ್ದು',
  'Product not found': 'ಸಿಗಲಿಲ್ಲ',
  'We couldn’t find this recipe.': 'ಈ ಅಡುಗೆ ಸಿಗಲಿಲ್ಲ.',
  'ALL RECIPES': 'ಎಲ್ಲಾ ಅಡುಗೆಗಳು',
  'Loading recipe...': 'ಅಡುಗೆ ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
  'The recipe didn’t load': 'ಅಡುಗೆ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
}

const recipe: Translations = {
  Servings: 'ಎಷ್ಟು ಜನರಿಗೆ',
  'Fewer servings': 'ಕಡಿಮೆ ಜನರಿಗೆ',
  'More servings': 'ಹೆಚ್ಚು ಜನರಿಗೆ',
  'For {people}': '{people} ಜನರಿಗೆ',
  'Preparation time': 'ತಯಾರಿ ಸಮಯ',
  'Cooking time': 'ಅಡುಗೆ ಸಮಯ',
  '15 min': '15 ನಿಮಿಷ',
  '20 min': '20 ನಿಮಿಷ',
  '25 min': '25 ನಿಮಿಷ',
  '30 min': '30 ನಿಮಿಷ',
  '35 min': '35 ನಿಮಿಷ',
  '40 min': '40 ನಿಮಿಷ',
  '45 min': '45 ನಿಮಿಷ',
  '50 min': '50 ನಿಮಿಷ',
  '8 hours soaking': '8 ಗಂಟೆ ನೆನೆಸುವುದು',
  'Recipe Benefits': 'ಈ ಅಡುಗೆಯ ವಿಶೇಷ',
  DELICIOUS: 'ರುಚಿಕರ',
  AROMATIC: 'ಘಮಘಮ',
  FLAVOURY: 'ಸ್ವಾದಭರಿತ',
  Ingredients: 'ಬೇಕಾಗುವ ಸಾಮಗ್ರಿ',
  Method: 'ಮಾಡುವ ವಿಧಾನ',
  Tips: 'ಸಲಹೆಗಳು',
  'Suggestions:': 'ಜೊತೆಗೆ ಬಡಿಸಿ:',
  Indian: 'ಭಾರತೀಯ',
  'North Indian': 'ಉತ್ತರ ಭಾರತೀಯ',
  'South Indian': 'ದಕ್ಷಿಣ ಭಾರತೀಯ',
  Punjabi: 'ಪಂಜಾಬಿ',
  Maharashtrian: 'ಮಹಾರಾಷ್ಟ್ರದ',
  Chinese: 'ಚೈನೀಸ್',
  Creole: 'ಕ್ರಿಯೋಲ್',
  Mexican: 'ಮೆಕ್ಸಿಕನ್',
  'main course': 'ಮುಖ್ಯ ಊಟ',
  soup: 'ಸೂಪ್',
}

const packs: Translations = {
  'Buy the spices for this dish': 'ಈ ಅಡುಗೆಯ ಮಸಾಲೆಗಳನ್ನು ಖರೀದಿಸಿ',
  'Spices for this dish': 'ಈ ಅಡುಗೆಗೆ ಮಸಾಲೆಗಳು',
  'We’ve picked the smallest pack that’s enough. Untick what you have at home.':
    'ಸಾಕಾಗುವಷ್ಟು ಚಿಕ್ಕ ಪ್ಯಾಕ್ ಆರಿಸಿದ್ದೇವೆ. ಮನೆಯಲ್ಲಿರುವುದರ ಗುರುತು ತೆಗೆಯಿರಿ.',
  'ADD THE SPICES FOR THIS DISH': 'ಈ ಅಡುಗೆಯ ಮಸಾಲೆಗಳನ್ನು ಸೇರಿಸಿ',
  'The packs didn’t load. Please try again.': 'ಪ್ಯಾಕ್‌ಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'We couldn’t load the packs right now.': 'ಈಗ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
  Packs: 'ಪ್ಯಾಕ್‌ಗಳು',
  'No packs selected.': 'ಯಾವ ಪ್ಯಾಕ್ ಅನ್ನೂ ಆರಿಸಿಲ್ಲ.',
  'None of these spices are available right now.': 'ಈ ಮಸಾಲೆಗಳಲ್ಲಿ ಯಾವುದೂ ಸದ್ಯ ಲಭ್ಯವಿಲ್ಲ.',
  'Not available right now.': 'ಸದ್ಯ ಲಭ್ಯವಿಲ್ಲ.',
  '{count} packs, Rs {price}': { one: '{count} ಪ್ಯಾಕ್, Rs {price}', other: '{count} ಪ್ಯಾಕ್‌ಗಳು, Rs {price}' },
  'ADD TO CART': 'ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ',
  'ADD {count} PACKS TO CART': { one: '{count} ಪ್ಯಾಕ್ ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ', other: '{count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ' },
  '{count} packs added to your cart.': {
    one: '{count} ಪ್ಯಾಕ್ ಈಗ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ.',
    other: '{count} ಪ್ಯಾಕ್‌ಗಳು ಈಗ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿವೆ.',
  },
  'View cart': 'ಕಾರ್ಟ್ ನೋಡಿ',
  'You need less than 1 g': 'ಒಂದು ಸಲಕ್ಕೆ 1 ಗ್ರಾಂಗಿಂತ ಕಡಿಮೆ ಬೇಕು',
  'You need about {grams} g': 'ಒಂದು ಸಲಕ್ಕೆ ಸುಮಾರು {grams} ಗ್ರಾಂ ಬೇಕು',
  '{taken}.': '{taken}.',
  '{taken}. That’s more than our largest pack.': '{taken}. ಇದು ನಮ್ಮ ಅತಿ ದೊಡ್ಡ ಪ್ಯಾಕ್‌ಗಿಂತ ಹೆಚ್ಚು.',
  '{taken}. This pack is enough to cook it about {count} times.': {
    one: '{taken}. ಈ ಪ್ಯಾಕ್ ಇದಕ್ಕೆ ಸಾಕು.',
    other: '{taken}. ಈ ಪ್ಯಾಕ್ ಸುಮಾರು {count} ಸಲ ಬರುತ್ತದೆ.',
  },
  '{taken}. This pack is enough to cook it more than {pots} times.':
    '{taken}. ಈ ಪ್ಯಾಕ್ {pots} ಸಲಕ್ಕಿಂತ ಹೆಚ್ಚಿಗೆ ಬರುತ್ತದೆ.',
}

export const recipes: Translations = { ...pages, ...recipe, ...packs }
