import type { Translations } from 'shared-contracts/i18n/translate'

/** The page after the gateway. */
export const thankYou: Translations = {
  'Thank you': 'धन्यवाद',
  'What has become of your order and its payment.': 'आपके ऑर्डर और उसके भुगतान का क्या हुआ।',
  'THANK YOU!': 'धन्यवाद!',
  'Looking up your order…': 'आपका ऑर्डर देखा जा रहा है…',
  Gift: 'तोहफ़ा',
  'Your order has been confirmed.': 'आपका ऑर्डर पक्का हो गया है।',
  'The payment of this order has been refunded.': 'इस ऑर्डर का भुगतान वापस कर दिया गया है।',
  'The same cart has been paid already, as order {orderId}.':
    'इसी कार्ट का भुगतान पहले ही हो चुका है, ऑर्डर {orderId} के रूप में।',
  'Your payment has arrived and we are looking at it: nothing has to be paid again.':
    'आपका भुगतान आ गया है और हम उसे देख रहे हैं: दोबारा कुछ नहीं देना है।',
  'This order needs no payment; anything paid for it will be refunded.':
    'इस ऑर्डर के लिए भुगतान की ज़रूरत नहीं; इसके लिए दिए गए पैसे लौटा दिए जाएँगे।',
  'PAY AGAIN': 'फिर से भुगतान करें',
  'Your payment did not go through. Your order is kept: you can pay for it again.':
    'आपका भुगतान पूरा नहीं हुआ। आपका ऑर्डर रखा हुआ है: आप फिर से भुगतान कर सकते हैं।',
  'Your payment is being confirmed. This can take a minute: you were not charged twice, and you need not pay again.':
    'आपके भुगतान की पुष्टि हो रही है। इसमें एक मिनट लग सकता है: आपसे दो बार पैसे नहीं लिए गए हैं, और दोबारा भुगतान नहीं करना है।',
  'Your payment is not confirmed yet. You were not charged twice, and you need not pay again: your order changes as soon as the bank answers.':
    'आपके भुगतान की पुष्टि अभी नहीं हुई है। आपसे दो बार पैसे नहीं लिए गए हैं, और दोबारा भुगतान नहीं करना है: बैंक का जवाब आते ही आपका ऑर्डर बदल जाएगा।',
  'Check again': 'फिर देखें',
  'LOG IN': 'लॉग इन करें',
  'Please log in to see what has become of your order.': 'आपके ऑर्डर का क्या हुआ, यह देखने के लिए कृपया लॉग इन करें।',
  'We could not find this order among yours.': 'आपके ऑर्डरों में यह ऑर्डर नहीं मिला।',
  'We could not find this order.': 'यह ऑर्डर नहीं मिला।',
  'This address names no order. Your orders are in your account.':
    'इस पते में कोई ऑर्डर नहीं है। आपके ऑर्डर आपके खाते में हैं।',
  'YOUR ORDERS': 'आपके ऑर्डर',
  'We could not ask about your payment just now. Asking again costs nothing.':
    'अभी आपके भुगतान के बारे में पता नहीं चल सका। फिर से पूछने का कोई शुल्क नहीं है।',
  'The mail about your order waits until you confirm your email address: please open the link that we have sent to it. You get a new one in {account}.':
    'आपके ऑर्डर का ईमेल तब तक रुका है जब तक आप अपने ईमेल पते की पुष्टि नहीं करते: कृपया वह लिंक खोलें जो हमने उस पते पर भेजा है। नया लिंक {account} में मिलेगा।',
  'your account': 'आपके खाते',
  Parcels: 'पार्सल',
  Shipped: 'भेज दिया गया',
  Delivered: 'पहुँच गया',
  'On its way back to us': 'हमारे पास वापस आ रहा है',
  'Came back to us': 'हमारे पास वापस आ गया',
  'Track parcel': 'पार्सल ट्रैक करें',
  'Your return arrived on {date}': 'आपका लौटाया सामान {date} को पहुँचा',
}
