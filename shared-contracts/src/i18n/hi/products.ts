import type { Translations } from '../translate'

const wholeSpices: Translations = {
  'Black Pepper': 'काली मिर्च',
  'White Pepper': 'सफ़ेद मिर्च',
  'Green Cardamom': 'हरी इलायची',
  'Black Cardamom': 'बड़ी इलायची',
  Cloves: 'लौंग',
  'Star Anise': 'चक्र फूल',
  'Cumin Seeds': 'जीरा',
  'Coriander Seeds': 'साबुत धनिया',
  'Fennel Seeds': 'सौंफ',
  'Mustard Seeds': 'राई',
  'Fenugreek Seeds': 'मेथी दाना',
  Nutmeg: 'जायफल',
  Cinnamon: 'दालचीनी',
  'Dried Red Chillies': 'सूखी लाल मिर्च',
  'Bay Leaves': 'तेज पत्ता',
}

const groundSpices: Translations = {
  'Turmeric Powder': 'हल्दी पाउडर',
  'Red Chilli Powder': 'लाल मिर्च पाउडर',
  'Kashmiri Chilli Powder': 'कश्मीरी लाल मिर्च पाउडर',
  'Coriander Powder': 'धनिया पाउडर',
  'Cumin Powder': 'जीरा पाउडर',
  'Black Pepper Powder': 'काली मिर्च पाउडर',
  'Ginger Powder': 'सोंठ पाउडर',
  'Amchur Powder': 'अमचूर पाउडर',
  'Curry Powder': 'करी पाउडर',
  'Garam Masala Powder': 'गरम मसाला पाउडर',
}

const blends: Translations = {
  'Garam Masala': 'गरम मसाला',
  'Pav Bhaji Masala': 'पाव भाजी मसाला',
  'Chole Masala': 'छोले मसाला',
  'Rasam Powder': 'रसम पाउडर',
  'Sambar Powder': 'सांबर पाउडर',
  'Biryani Masala': 'बिरयानी मसाला',
  'Butter Paneer Masala': 'बटर पनीर मसाला',
  'Chinese Five Spice': 'चाइनीज़ फाइव स्पाइस',
  'Taco Seasoning': 'टैको सीज़निंग',
  'Creole Seasoning': 'क्रियोल सीज़निंग',
}

const kits: Translations = {
  'Chole Masala DIY Kit': 'छोले मसाला DIY किट',
  'Curry Powder DIY Kit': 'करी पाउडर DIY किट',
  'Rasam Powder DIY Kit': 'रसम पाउडर DIY किट',
  'Butter Paneer Masala DIY Kit': 'बटर पनीर मसाला DIY किट',
  'Garam Masala DIY Kit': 'गरम मसाला DIY किट',
  'Pav Bhaji Masala DIY Kit': 'पाव भाजी मसाला DIY किट',
  'Taco Seasoning DIY Kit': 'टैको सीज़निंग DIY किट',
  'Chinese Five Spice DIY Kit': 'चाइनीज़ फाइव स्पाइस DIY किट',
}

const packs: Translations = {
  '100 g': '100 ग्राम',
  '150 g': '150 ग्राम',
  '250 g': '250 ग्राम',
  '500 g': '500 ग्राम',
  'Pack of 2': '2 का पैक',
  'Pack of 3': '3 का पैक',
}

const amounts: Translations = {
  '{price} per {amount}': '{price} प्रति {amount}',
  '{amount} g': '{amount} ग्राम',
  '{amount} kg': '{amount} किलो',
  '{amount} ml': '{amount} मिली',
  '{amount} l': '{amount} लीटर',
  '{count} pieces': '{count} नग',
  '{count} kits': '{count} किट',
  piece: 'नग',
  kit: 'किट',
}

const lists: Translations = {
  'WHOLE SPICES': 'साबुत मसाले',
  'GROUND SPICES': 'पिसे मसाले',
  'DIY SPICE KIT': 'DIY मसाला किट',
  'SPICES BLENDS': 'मिश्रित मसाले',
  'Whole Spices': 'साबुत मसाले',
  'Ground Spices': 'पिसे मसाले',
  'DIY Spice Kits': 'DIY मसाला किट',
  'Spices Blends': 'मिश्रित मसाले',
  'ALL PRODUCTS': 'सभी प्रोडक्ट',
  'SHOP BY WHOLE SPICES': 'साबुत मसाले खरीदें',
  'SHOP BY GROUND SPICES': 'पिसे मसाले खरीदें',
  'SHOP BY DIY SPICES KIT': 'DIY मसाला किट खरीदें',
  'SHOP BY DIY SPICES KITS': 'DIY मसाला किट खरीदें',
  'SHOP BY SPICES BLENDS': 'मिश्रित मसाले खरीदें',
}

const dishes: Translations = {
  'Garam Masala Curry': 'गरम मसाला करी',
  'Classic Pav Bhaji': 'क्लासिक पाव भाजी',
  'Punjabi Chole': 'पंजाबी छोले',
  'Authentic Biryani': 'असली बिरयानी',
  'DIY Taco': 'घर पर बना टैको',
  'Homestyle Chicken Curry': 'घर जैसी चिकन करी',
  'Vegetarian Curry': 'वेज करी',
  'Chinese Five Spice Stir-Fry': 'चाइनीज़ फाइव स्पाइस स्टर-फ्राई',
  'Creole Shrimp Pasta': 'क्रियोल झींगा पास्ता',
  'Vegetarian Creole Rice Bowl': 'वेज क्रियोल राइस बाउल',
}

const orderStatuses: Translations = {
  Pending: 'लंबित',
  Paid: 'भुगतान हो गया',
  Failed: 'असफल',
  Refunded: 'पैसे लौटाए गए',
  'Awaiting Payment': 'भुगतान का इंतज़ार',
}

const delivery: Translations = {
  'Orders are processed in {processing} business days. Delivery within India takes {standard} days after that.':
    'ऑर्डर {processing} कामकाजी दिनों में तैयार होता है। उसके बाद भारत में डिलीवरी में {standard} दिन लगते हैं।',
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
