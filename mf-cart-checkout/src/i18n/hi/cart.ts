import type { Translations } from 'shared-contracts/i18n/translate'

export const cart: Translations = {
  'Your cart': 'आपका कार्ट',
  'The spices you’ve chosen, with quantities and sub total.': 'आपके चुने हुए मसाले, उनकी मात्रा और उप-योग।',
  'YOUR CART': 'आपका कार्ट',
  'Loading your cart': 'आपका कार्ट खुल रहा है',
  'YOUR SHOPPING CART IS EMPTY': 'आपका कार्ट खाली है',
  'Hey, it feels so light!': 'अरे, यह तो बहुत हल्का है!',
  "There is nothing in your cart. Let's add some spices.": 'आपके कार्ट में कुछ नहीं है। चलिए, कुछ मसाले डालते हैं।',
  'SHOP NOW': 'खरीदारी करें',
  Image: 'चित्र',
  'Product Name': 'प्रोडक्ट का नाम',
  Quantity: 'मात्रा',
  Price: 'कीमत',
  Qty: 'मात्रा',
  Remove: 'हटाएँ',
  'Remove {name}': '{name} हटाएँ',
  '{name} removed.': '{name} हटा दिया गया।',
  'No longer available': 'अब उपलब्ध नहीं',
  'Sold out': 'स्टॉक खत्म',
  'The price of {name} ({pack}) has changed from Rs {was} to Rs {now}. Your cart has the new price.':
    '{name} ({pack}) की कीमत Rs {was} से बदलकर Rs {now} हो गई है। आपके कार्ट में नई कीमत है।',
  'To check out, remove what’s no longer available: {names}.':
    'चेकआउट के लिए, जो अब उपलब्ध नहीं है उसे हटाएँ: {names}।',
  'To check out, remove what’s sold out: {names}.': 'चेकआउट के लिए, जिसका स्टॉक खत्म है उसे हटाएँ: {names}।',
  'SUB TOTAL': 'उप-योग',
  'Taxes, discounts, and shipping calculated at checkout.': 'टैक्स, छूट और डिलीवरी शुल्क चेकआउट पर जोड़े जाएँगे।',
  'CHECK OUT': 'चेकआउट करें',
  'Pay by UPI, card or net banking': 'UPI, कार्ड या नेट बैंकिंग से भुगतान करें',
  'A cart from {shop}': '{shop} का एक कार्ट',
  'Share this cart': 'यह कार्ट शेयर करें',
}
