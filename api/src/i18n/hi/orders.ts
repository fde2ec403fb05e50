import type { Translations } from 'shared-contracts/i18n/translate'

export const orders: Translations = {
  'Your order {orderId} has been confirmed': 'आपका ऑर्डर {orderId} पक्का हो गया है',
  'Your order {orderId} has been confirmed. Thank you!': 'आपका ऑर्डर {orderId} पक्का हो गया है। धन्यवाद!',
  'Your order {orderId}': 'आपका ऑर्डर {orderId}',
  'Sub total': 'उप-योग',
  'Discount ({name})': 'छूट ({name})',
  Shipping: 'डिलीवरी शुल्क',
  'Total paid': 'कुल भुगतान',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'भुगतान आईडी: {paymentId}',
  'Shipping address': 'डिलीवरी का पता',
  'The payment for your order {orderId} failed': 'आपके ऑर्डर {orderId} का भुगतान नहीं हो पाया',
  'The payment of {sum} for your order {orderId} failed.':
    'आपके ऑर्डर {orderId} के लिए {sum} का भुगतान नहीं हो पाया।',
  'The payment failed.': 'भुगतान नहीं हो पाया।',
  'We’ve saved your order. If money was taken from your account anyway, your bank will return it.':
    'आपका ऑर्डर हमारे पास सुरक्षित है। अगर फिर भी आपके खाते से पैसे कट गए हैं, तो आपका बैंक उन्हें लौटा देगा।',
  'PAY AGAIN': 'फिर से भुगतान करें',
  'Refund of {sum} for your order {orderId}': 'आपके ऑर्डर {orderId} के लिए {sum} का रिफ़ंड',
  'We’ve refunded {sum} for your order {orderId}.': 'हमने आपके ऑर्डर {orderId} के लिए {sum} लौटा दिए हैं।',
  'The refund goes to your original payment method and is credited in 10-15 days.':
    'रिफ़ंड आपके पेमेंट के मूल तरीके में जाएगा और 10-15 दिनों में जमा हो जाएगा।',
  'Your order {orderId} has been cancelled': 'आपका ऑर्डर {orderId} रद्द कर दिया गया है',
  'You’ve cancelled your order {orderId}. Nothing will be shipped.':
    'आपने अपना ऑर्डर {orderId} रद्द कर दिया है। कुछ भी नहीं भेजा जाएगा।',
  'You haven’t paid for it, and you don’t need to.': 'आपने इसका भुगतान नहीं किया है, और अब करने की ज़रूरत नहीं है।',
  'We’re sorry, but we’ve cancelled your order {orderId}. Nothing will be shipped.':
    'हमें खेद है, हमने आपका ऑर्डर {orderId} रद्द कर दिया है। कुछ भी नहीं भेजा जाएगा।',
  'Reason: {why}': 'कारण: {why}',
  'We’re refunding your payment to the original payment method. It’s credited in 10-15 days.':
    'आपने जो भुगतान किया था, वह हम उसी तरीके से लौटा रहे हैं। वह 10-15 दिनों में जमा हो जाएगा।',

  'Your order {orderId} is on its way': 'आपका ऑर्डर {orderId} रास्ते में है',
  'We’ve handed a package from your order {orderId} to {courier}.':
    'हमने आपके ऑर्डर {orderId} का पार्सल {courier} को सौंप दिया है।',
  'Tracking number: {awb}': 'ट्रैकिंग नंबर: {awb}',
  'Courier: {courier}': 'कूरियर: {courier}',
  'TRACK PACKAGE': 'अपना पार्सल ट्रैक करें',
  'In this package': 'इस पार्सल में',
  'Still to come': 'अभी आना बाकी है',
  'We’ll email you when it ships.': 'उसके शिप होने पर हम आपको ईमेल करेंगे।',
  'This package completes your order.': 'इस पार्सल के साथ आपका ऑर्डर पूरा हो गया है।',
  'Correct tracking number for your order {orderId}': 'आपके ऑर्डर {orderId} का सही ट्रैकिंग नंबर',
  'The tracking number in our last email about your order {orderId} was wrong. This one is correct.':
    'आपके ऑर्डर {orderId} के बारे में हमारे पिछले मेल का ट्रैकिंग नंबर गलत था। यह वाला सही है।',
  'You’ll find tax invoice {number} for this package with your order in your account.':
    'इस पार्सल का टैक्स इनवॉइस {number} आपके खाते में ऑर्डर के साथ मिलेगा।',
  'This document was not found.': 'यह दस्तावेज़ नहीं मिला।',
  'Your order {orderId} could not be delivered': 'आपका ऑर्डर {orderId} पहुँचाया नहीं जा सका',
  '{courier} couldn’t deliver a package from your order {orderId} and is returning it to us.':
    '{courier} आपके ऑर्डर {orderId} का एक पार्सल पहुँचा नहीं सका, और उसे हमारे पास वापस ला रहा है।',
  'Please write to {email} with your correct address and a phone number we can call.':
    'कृपया {email} पर अपना सही पता और फ़ोन नंबर लिखकर भेजें।',
  'A package from your order {orderId} has come back to us':
    'आपके ऑर्डर {orderId} का एक पार्सल हमारे पास वापस आ गया है',
  'We’ve received your return for order {orderId}': 'ऑर्डर {orderId} का आपका लौटाया सामान हमें मिल गया है',
  'A package from your order {orderId} couldn’t be delivered and has come back to us.':
    'आपके ऑर्डर {orderId} का एक पार्सल पहुँचाया नहीं जा सका, और हमारे पास वापस आ गया है।',
  'We’ve received the items you returned from your order {orderId}.':
    'ऑर्डर {orderId} से आपका लौटाया सामान हमें मिल गया है।',
  'Returned items': 'लौटा हुआ सामान',
  'Please write to {email}. We’ll send it again or refund you.':
    'कृपया {email} पर लिखें। हम इसे फिर से भेज देंगे, या आपको रिफ़ंड कर देंगे।',
  'We’re checking them now. If you get a refund, we’ll email you.':
    'अब हम इसे जाँच रहे हैं। अगर आपको रिफ़ंड मिलता है, तो हम ईमेल करेंगे।',
  'Credit note for your order {orderId}': 'आपके ऑर्डर {orderId} का क्रेडिट नोट',
  'We’ve issued credit note {number} for your refund of {sum}.':
    'आपके {sum} के रिफ़ंड के लिए हमने क्रेडिट नोट {number} जारी किया है।',
  'You’ll find it with your order in your account.': 'यह आपके खाते में ऑर्डर के साथ मिलेगा।',
}
