import type { Translations } from 'shared-contracts/i18n/translate'

const blogs: Translations = {
  Blogs: 'ब्लॉग',
  BLOGS: 'ब्लॉग',
  'Stories about spices: how they grow, how to keep them and how to cook with them.':
    'मसालों की कहानियाँ: वे कैसे उगते हैं, उन्हें कैसे रखें और उनसे कैसे पकाएँ।',
  'Read More': 'और पढ़ें',
  'about {title}': '“{title}”',
  'The blogs didn’t load': 'ब्लॉग लोड नहीं हो सके',
  'No blogs yet': 'अभी कोई ब्लॉग नहीं है',
  'The first one is still on the stove.': 'पहला अभी चूल्हे पर है।',
  'SEE RECIPES': 'रेसिपी देखें',
  'Loading blogs...': 'ब्लॉग लोड हो रहे हैं...',
  'Loading blog...': 'ब्लॉग लोड हो रहा है...',
  'Blog not found': 'ब्लॉग नहीं मिला',
  'We couldn’t find this blog.': 'यह ब्लॉग नहीं मिला।',
  'We couldn’t find this blog. It may have been renamed or removed.':
    'यह ब्लॉग नहीं मिला। इसका नाम बदला गया होगा या इसे हटा दिया गया होगा।',
  'We couldn’t load this blog right now.': 'यह ब्लॉग अभी लोड नहीं हो सका।',
  'See all blogs': 'सभी ब्लॉग देखें',
}

const about: Translations = {
  'About us': 'हमारे बारे में',
  'ABOUT US': 'हमारे बारे में',
  'Meet the maker of these spices: a maker and exporter in Bangalore, established in 2016.':
    'ये मसाले कौन बनाता है: बेंगलुरु का एक निर्माता और निर्यातक, 2016 से।',
  'Our vision': 'हमारा सपना',
  'Our commitment': 'हमारा वचन',
  'Who We Are': 'हम कौन हैं',
  'What We Offer': 'हमारे यहाँ क्या मिलता है',
  'Why Choose Us': 'हमें क्यों चुनें',
  'A bowl of biryani masala': 'बिरयानी मसाले की कटोरी',
  'A DIY kit for butter paneer masala': 'बटर पनीर मसाला की DIY किट',
  "Let's connect": 'आइए जुड़ें',
  'Cooking for four or for four hundred, start with the shelf.':
    'चार लोगों के लिए पकाएँ या चार सौ के लिए, शुरुआत मसालों से करें।',
}

const policies: Translations = {
  'Shipping policy': 'डिलीवरी नीति',
  'Shipping Policy': 'डिलीवरी नीति',
  'Processing and delivery times, shipping charges, customs and tracking.':
    'तैयारी और डिलीवरी का समय, डिलीवरी शुल्क, सीमा शुल्क और ट्रैकिंग।',
  'How an order travels from our shelf to your kitchen.': 'ऑर्डर हमारी दुकान से आपकी रसोई तक कैसे पहुँचता है।',
  'Terms and conditions': 'नियम और शर्तें',
  'Terms and Conditions': 'नियम और शर्तें',
  'Prices, payment, cancellation, delivery, returns and the law that applies to an order.':
    'कीमत, भुगतान, रद्द करना, डिलीवरी, वापसी और ऑर्डर पर लागू क़ानून।',
  'What you and {brand} agree on when you order.': 'ऑर्डर करते समय आप और {brand} किन बातों पर सहमत होते हैं।',
  'Privacy policy': 'गोपनीयता नीति',
  'Privacy Policy': 'गोपनीयता नीति',
  'What data the shop collects, how it is used, and your rights.':
    'दुकान कौन-सी जानकारी लेती है, उसका क्या उपयोग होता है, और आपके अधिकार।',
  'Effective date: 10-12-2024': 'लागू होने की तारीख: 10-12-2024',
  'Refund policy': 'रिफ़ंड नीति',
  'Refund Policy': 'रिफ़ंड नीति',
  'How to report a damaged or wrong item, cancel an order and get a refund.':
    'ख़राब या ग़लत सामान की शिकायत कैसे करें, ऑर्डर कैसे रद्द करें और रिफ़ंड कैसे पाएँ।',
  'When something isn’t right.': 'जब कुछ वैसा न हो जैसा होना चाहिए।',
}

const trade: Translations = {
  Wholesale: 'थोक',
  'Spices for shops and kitchens: range, pack sizes, minimum order and logistics.':
    'दुकानों और रसोइयों के लिए मसाले: रेंज, पैक के आकार, न्यूनतम ऑर्डर और ढुलाई।',
  'For shops, restaurants, caterers and food makers.': 'दुकानों, रेस्तराँ, केटरर और खाद्य निर्माताओं के लिए।',
  Export: 'निर्यात',
  'Indian spices for importers: products, DIY kits, facility and shipping terms.':
    'आयातकों के लिए भारतीय मसाले: प्रोडक्ट, DIY किट, कारख़ाना और शिपिंग की शर्तें।',
  'Indian spices from Bangalore, packed for the journey.': 'बेंगलुरु के भारतीय मसाले, सफ़र के लिए पैक किए हुए।',
}

/** The texts around articles and policies, which stay English. */
export const reading: Translations = { ...blogs, ...about, ...policies, ...trade }
