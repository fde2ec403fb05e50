import type { Translations } from 'shared-contracts/i18n/translate'

export const thankYou: Translations = {
  'Thank you': 'धन्यवाद',
  'The status of your order and payment.': 'आपके ऑर्डर और भुगतान की स्थिति।',
  'THANK YOU!': 'धन्यवाद!',
  'Looking up your order…': 'आपका ऑर्डर देखा जा रहा है…',
  Gift: 'तोहफ़ा',
  'Your order has been confirmed.': 'आपका ऑर्डर पक्का हो गया है।',
  'The payment for this order has been refunded.': 'इस ऑर्डर का भुगतान वापस कर दिया गया है।',
  'You don’t need to pay for this order. If you already have, we’ll refund you.':
    'इस ऑर्डर के लिए भुगतान की ज़रूरत नहीं है। अगर आपने भुगतान कर दिया है, तो हम पैसे लौटा देंगे।',
  'PAY AGAIN': 'फिर से भुगतान करें',
  'Your payment didn’t go through. We’ve saved your order, so you can try paying again.':
    'आपका भुगतान पूरा नहीं हुआ। आपका ऑर्डर सेव है, आप फिर से भुगतान कर सकते हैं।',
  'We’re confirming your payment. This can take a minute. You haven’t been charged twice, and you don’t need to pay again.':
    'हम आपके भुगतान की पुष्टि कर रहे हैं। इसमें एक मिनट लग सकता है। आपसे दो बार पैसे नहीं लिए गए हैं, और दोबारा भुगतान नहीं करना है।',
  'Your payment isn’t confirmed yet. You haven’t been charged twice, and you don’t need to pay again. We’ll update your order as soon as the bank confirms.':
    'आपके भुगतान की पुष्टि अभी नहीं हुई है। आपसे दो बार पैसे नहीं लिए गए हैं, और दोबारा भुगतान नहीं करना है। बैंक का जवाब आते ही हम आपका ऑर्डर अपडेट करेंगे।',
  'Check again': 'फिर देखें',
  'LOG IN': 'लॉग इन करें',
  'Please log in to see your order.': 'अपना ऑर्डर देखने के लिए कृपया लॉग इन करें।',
  'We couldn’t find this order in your account.': 'आपके खाते में यह ऑर्डर नहीं मिला।',
  'We couldn’t find this order.': 'यह ऑर्डर नहीं मिला।',
  'This link doesn’t lead to an order. Your orders are in your account.':
    'यह किसी ऑर्डर का लिंक नहीं है। आपके ऑर्डर आपके खाते में हैं।',
  'YOUR ORDERS': 'आपके ऑर्डर',
  'We couldn’t check your payment right now. Checking again won’t charge you.':
    'अभी आपके भुगतान की जाँच नहीं हो सकी। फिर से जाँचने पर पैसे नहीं कटेंगे।',
  'We’ll email you about your order once you confirm your email address. Open the link we sent you, or get a new one in {account}.':
    'ईमेल पते की पुष्टि होने पर हम आपको ऑर्डर का ईमेल भेजेंगे। हमारा भेजा हुआ लिंक खोलें, या {account} से नया लिंक लें।',
  'your account': 'आपके खाते',
  Packages: 'पार्सल',
  Shipped: 'भेज दिया गया',
  Delivered: 'पहुँच गया',
  'Being returned to us': 'हमारे पास वापस आ रहा है',
  'Returned to us': 'हमारे पास वापस आ गया',
  'Track package': 'पार्सल ट्रैक करें',
  'We received your return on {date}': 'आपका रिटर्न हमें {date} को मिला',
  'Buying for a business? Add your GSTIN to the order in {account} before we ship it.':
    'व्यवसाय के लिए खरीद रहे हैं? ऑर्डर भेजे जाने से पहले {account} में उस पर अपना GSTIN जोड़ें।',
}
