import type { Translations } from '../../translate'

/** The api's messages about cancellations, problems and returns. */
export const orders: Translations = {
  'Order {orderId} has been cancelled.': 'ऑर्डर {orderId} रद्द कर दिया गया है।',
  'This order has already been cancelled.': 'यह ऑर्डर पहले ही रद्द हो चुका है।',
  'This order has already been refunded.': 'इस ऑर्डर के पैसे पहले ही लौटा दिए गए हैं।',
  'This order has already been shipped, so it can’t be cancelled any more.':
    'यह ऑर्डर भेजा जा चुका है, इसलिए अब रद्द नहीं हो सकता।',
  'Orders can be cancelled within 24 hours. Send us a message if you need help.':
    'ऑर्डर 24 घंटे के अंदर रद्द किए जा सकते हैं। मदद चाहिए तो हमें संदेश भेजें।',
  'We’re already refunding part of this order. Send us a message to cancel the rest.':
    'हम इस ऑर्डर के कुछ पैसे पहले से लौटा रहे हैं। बाकी रद्द करने के लिए हमें संदेश भेजें।',
  'We’ve received a payment for this order and are checking it. Send us a message to cancel the order.':
    'इस ऑर्डर का एक भुगतान हमें मिला है और हम उसे जाँच रहे हैं। ऑर्डर रद्द करने के लिए हमें संदेश भेजें।',
  'Problems can be reported within 7 days of delivery. Send us a message if you need help.':
    'डिलीवरी के 7 दिनों के अंदर समस्या बताई जा सकती है। मदद चाहिए तो हमें संदेश भेजें।',
  'Items can be returned within 15 days of delivery. Send us a message if you need help.':
    'डिलीवरी के 15 दिनों के अंदर चीज़ें लौटाई जा सकती हैं। मदद चाहिए तो हमें संदेश भेजें।',
  'Choose items that you have received, and how many of them.': 'वे चीज़ें चुनें जो आपको मिली हैं, और उनकी संख्या।',
  'Choose a reason.': 'कारण चुनें।',
  'You’ve sent many requests for this order. We’ll reply soon.':
    'आपने इस ऑर्डर के लिए कई अनुरोध भेजे हैं। हम जल्द जवाब देंगे।',
  'We’ve received your messages and will reply soon.': 'आपके संदेश हमें मिल गए हैं और हम जल्द जवाब देंगे।',
  'This request is closed. Send us a message if you need help.':
    'यह अनुरोध बंद हो चुका है। मदद चाहिए तो हमें संदेश भेजें।',
  'You’ve already added 6 photos.': 'आप पहले ही 6 फ़ोटो जोड़ चुके हैं।',
}
