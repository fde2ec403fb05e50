import type { Translations } from '../translate'

const wholeSpices: Translations = {
  'Black Pepper': 'ಕರಿಮೆಣಸು',
  'White Pepper': 'ಬಿಳಿ ಮೆಣಸು',
  'Green Cardamom': 'ಹಸಿರು ಏಲಕ್ಕಿ',
  'Black Cardamom': 'ಕಪ್ಪು ಏಲಕ್ಕಿ',
  Cloves: 'ಲವಂಗ',
  'Star Anise': 'ಚಕ್ರಮೊಗ್ಗು',
  'Cumin Seeds': 'ಜೀರಿಗೆ',
  'Coriander Seeds': 'ಕೊತ್ತಂಬರಿ ಬೀಜ',
  'Fennel Seeds': 'ಸೋಂಪು',
  'Mustard Seeds': 'ಸಾಸಿವೆ',
  'Fenugreek Seeds': 'ಮೆಂತ್ಯ',
  Nutmeg: 'ಜಾಯಿಕಾಯಿ',
  Cinnamon: 'ದಾಲ್ಚಿನ್ನಿ',
  'Dried Red Chillies': 'ಒಣ ಮೆಣಸಿನಕಾಯಿ',
  'Bay Leaves': 'ಪಲಾವ್ ಎಲೆ',
}

const groundSpices: Translations = {
  'Turmeric Powder': 'ಅರಿಶಿನ ಪುಡಿ',
  'Red Chilli Powder': 'ಖಾರದ ಪುಡಿ',
  'Kashmiri Chilli Powder': 'ಕಾಶ್ಮೀರಿ ಖಾರದ ಪುಡಿ',
  'Coriander Powder': 'ಧನಿಯಾ ಪುಡಿ',
  'Cumin Powder': 'ಜೀರಿಗೆ ಪುಡಿ',
  'Black Pepper Powder': 'ಕರಿಮೆಣಸಿನ ಪುಡಿ',
  'Ginger Powder': 'ಒಣ ಶುಂಠಿ ಪುಡಿ',
  'Amchur Powder': 'ಆಮ್ಚೂರ್ ಪುಡಿ',
  'Curry Powder': 'ಕರಿ ಪುಡಿ',
  'Garam Masala Powder': 'ಗರಂ ಮಸಾಲ ಪುಡಿ',
}

const blends: Translations = {
  'Garam Masala': 'ಗರಂ ಮಸಾಲ',
  'Pav Bhaji Masala': 'ಪಾವ್ ಭಾಜಿ ಮಸಾಲ',
  'Chole Masala': 'ಚೋಲೆ ಮಸಾಲ',
  'Rasam Powder': 'ಸಾರಿನ ಪುಡಿ',
  'Sambar Powder': 'ಸಾಂಬಾರ್ ಪುಡಿ',
  'Biryani Masala': 'ಬಿರಿಯಾನಿ ಮಸಾಲ',
  'Butter Paneer Masala': 'ಬಟರ್ ಪನೀರ್ ಮಸಾಲ',
  'Chinese Five Spice': 'ಚೈನೀಸ್ ಫೈವ್ ಸ್ಪೈಸ್',
  'Taco Seasoning': 'ಟಾಕೋ ಸೀಸನಿಂಗ್',
  'Creole Seasoning': 'ಕ್ರಿಯೋಲ್ ಸೀಸನಿಂಗ್',
}

const kits: Translations = {
  'Chole Masala DIY Kit': 'ಚೋಲೆ ಮಸಾಲ DIY ಕಿಟ್',
  'Curry Powder DIY Kit': 'ಕರಿ ಪುಡಿ DIY ಕಿಟ್',
  'Rasam Powder DIY Kit': 'ಸಾರಿನ ಪುಡಿ DIY ಕಿಟ್',
  'Butter Paneer Masala DIY Kit': 'ಬಟರ್ ಪನೀರ್ ಮಸಾಲ DIY ಕಿಟ್',
  'Garam Masala DIY Kit': 'ಗರಂ ಮಸಾಲ DIY ಕಿಟ್',
  'Pav Bhaji Masala DIY Kit': 'ಪಾವ್ ಭಾಜಿ ಮಸಾಲ DIY ಕಿಟ್',
  'Taco Seasoning DIY Kit': 'ಟಾಕೋ ಸೀಸನಿಂಗ್ DIY ಕಿಟ್',
  'Chinese Five Spice DIY Kit': 'ಚೈನೀಸ್ ಫೈವ್ ಸ್ಪೈಸ್ DIY ಕಿಟ್',
}

const packs: Translations = {
  '100 g': '100 ಗ್ರಾಂ',
  '150 g': '150 ಗ್ರಾಂ',
  '250 g': '250 ಗ್ರಾಂ',
  '500 g': '500 ಗ್ರಾಂ',
  'Pack of 2': '2ರ ಪ್ಯಾಕ್',
  'Pack of 3': '3ರ ಪ್ಯಾಕ್',
}

const amounts: Translations = {
  '{price} per {amount}': 'ಪ್ರತಿ {amount}ಗೆ {price}',
  '{amount} g': '{amount} ಗ್ರಾಂ',
  '{amount} kg': '{amount} ಕೆಜಿ',
  '{amount} ml': '{amount} ಮಿಲಿ',
  '{amount} l': '{amount} ಲೀಟರ್',
  '{count} pieces': { one: '{count} ಬಿಡಿ', other: '{count} ಬಿಡಿಗಳು' },
  '{count} kits': { one: '{count} ಕಿಟ್', other: '{count} ಕಿಟ್‌ಗಳು' },
  piece: 'ಬಿಡಿ',
  kit: 'ಕಿಟ್',
}

const lists: Translations = {
  'WHOLE SPICES': 'ಇಡೀ ಮಸಾಲೆಗಳು',
  'GROUND SPICES': 'ಮಸಾಲೆ ಪುಡಿಗಳು',
  'DIY SPICE KIT': 'DIY ಮಸಾಲೆ ಕಿಟ್',
  'SPICES BLENDS': 'ಮಿಶ್ರ ಮಸಾಲೆಗಳು',
  'Whole Spices': 'ಇಡೀ ಮಸಾಲೆಗಳು',
  'Ground Spices': 'ಮಸಾಲೆ ಪುಡಿಗಳು',
  'DIY Spice Kits': 'DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳು',
  'Spices Blends': 'ಮಿಶ್ರ ಮಸಾಲೆಗಳು',
  'ALL PRODUCTS': 'ಎಲ್ಲಾ ಉತ್ಪನ್ನಗಳು',
  'SHOP BY WHOLE SPICES': 'ಇಡೀ ಮಸಾಲೆಗಳನ್ನು ಕೊಳ್ಳಿ',
  'SHOP BY GROUND SPICES': 'ಮಸಾಲೆ ಪುಡಿಗಳನ್ನು ಕೊಳ್ಳಿ',
  'SHOP BY DIY SPICES KIT': 'DIY ಮಸಾಲೆ ಕಿಟ್ ಕೊಳ್ಳಿ',
  'SHOP BY DIY SPICES KITS': 'DIY ಮಸಾಲೆ ಕಿಟ್‌ಗಳನ್ನು ಕೊಳ್ಳಿ',
  'SHOP BY SPICES BLENDS': 'ಮಿಶ್ರ ಮಸಾಲೆಗಳನ್ನು ಕೊಳ್ಳಿ',
}

const dishes: Translations = {
  'Garam Masala Curry': 'ಗರಂ ಮಸಾಲ ಕರಿ',
  'Classic Pav Bhaji': 'ಕ್ಲಾಸಿಕ್ ಪಾವ್ ಭಾಜಿ',
  'Punjabi Chole': 'ಪಂಜಾಬಿ ಚೋಲೆ',
  'Authentic Biryani': 'ಅಪ್ಪಟ ಬಿರಿಯಾನಿ',
  'DIY Taco': 'ಮನೆಯಲ್ಲೇ ಮಾಡುವ ಟಾಕೋ',
  'Homestyle Chicken Curry': 'ಮನೆ ಶೈಲಿಯ ಚಿಕನ್ ಕರಿ',
  'Vegetarian Curry': 'ಸಸ್ಯಾಹಾರಿ ಕರಿ',
  'Chinese Five Spice Stir-Fry': 'ಚೈನೀಸ್ ಫೈವ್ ಸ್ಪೈಸ್ ಸ್ಟರ್-ಫ್ರೈ',
  'Creole Shrimp Pasta': 'ಕ್ರಿಯೋಲ್ ಸೀಗಡಿ ಪಾಸ್ತಾ',
  'Vegetarian Creole Rice Bowl': 'ಸಸ್ಯಾಹಾರಿ ಕ್ರಿಯೋಲ್ ರೈಸ್ ಬೌಲ್',
}

const orderStatuses: Translations = {
  Pending: 'ಬಾಕಿ ಇದೆ',
  Paid: 'ಪಾವತಿಯಾಗಿದೆ',
  Failed: 'ವಿಫಲವಾಗಿದೆ',
  Refunded: 'ಹಣ ಮರಳಿಸಲಾಗಿದೆ',
  'Awaiting Payment': 'ಪಾವತಿಗಾಗಿ ಕಾಯುತ್ತಿದೆ',
}

const delivery: Translations = {
  'Orders are processed in {processing} business days. Delivery within India takes {standard} days after that.':
    'ಆರ್ಡರ್ {processing} ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ ಸಿದ್ಧವಾಗುತ್ತದೆ. ಅದರ ನಂತರ ಭಾರತದಲ್ಲಿ ಡೆಲಿವರಿಗೆ {standard} ದಿನ ಬೇಕು.',
}

/** Names of products, packs, categories, lists and dishes, and order statuses. */
export const products: Translations = {
  ...wholeSpices,
  ...groundSpices,
  ...blends,
  ...kits,
  ...packs,
  ...amounts,
  ...lists,
  ...dishes,
  ...orderStatuses,
  ...delivery,
}
