import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about orders, shipments and invoices. */
export const orders: Translations = {
  'Your order {orderId} has been confirmed': 'आपका ऑर्डर {orderId} पक्का हो गया है',
  'Your order {orderId} has been confirmed. Thank you!': 'आपका ऑर्डर {orderId} पक्का हो गया है। धन्यवाद!',
  'ORDER INVOICE #{orderId}': 'ऑर्डर का बिल #{orderId}',
  'Sub total': 'उप-योग',
  Shipping: 'डिलीवरी शुल्क',
  'Tax ({percent}%), included in the prices': 'कर ({percent}%), कीमतों में शामिल',
  'Total paid': 'कुल भुगतान',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'भुगतान आईडी: {paymentId}',
  'Shipping address': 'डिलीवरी का पता',
  'The payment for your order {orderId} failed': 'आपके ऑर्डर {orderId} का भुगतान नहीं हो पाया',
  'The payment of {sum} for your order {orderId} failed.':
    'आपके ऑर्डर {orderId} के लिए {sum} का भुगतान नहीं हो पाया।',
  'The payment failed.': 'भुगतान नहीं हो पाया।',
  'Your order is kept. If money was taken from your account all the same, your bank gives it back.':
    'आपका ऑर्डर हमारे पास सुरक्षित है। अगर फिर भी आपके खाते से पैसे कट गए हैं, तो आपका बैंक उन्हें लौटा देगा।',
  'PAY AGAIN': 'फिर से भुगतान करें',
  'A refund of {sum} for your order {orderId}': 'आपके ऑर्डर {orderId} के लिए {sum} का रिफ़ंड',
  'We have refunded {sum} for your order {orderId}.': 'हमने आपके ऑर्डर {orderId} के लिए {sum} लौटा दिए हैं।',
  'The money goes back by the way you paid. It is credited in 10-15 days.':
    'पैसे उसी माध्यम में लौटेंगे जिससे आपने भुगतान किया था। वे 10-15 दिनों में जमा हो जाएँगे।',
  'Your order {orderId} has been cancelled': 'आपका ऑर्डर {orderId} रद्द कर दिया गया है',
  'We are sorry: we have cancelled your order {orderId}, and nothing of it will be sent.':
    'हमें खेद है: हमने आपका ऑर्डर {orderId} रद्द कर दिया है, और उसमें से कुछ भी नहीं भेजा जाएगा।',
  'The reason: {why}': 'कारण: {why}',
  'What you paid goes back by the way you paid. It is credited in 10-15 days.':
    'आपने जो भुगतान किया था वह उसी माध्यम में लौटेगा। वह 10-15 दिनों में जमा हो जाएगा।',

  'Your order {orderId} is on its way': 'आपका ऑर्डर {orderId} रास्ते में है',
  'We have handed a parcel of your order {orderId} to {courier}.':
    'हमने आपके ऑर्डर {orderId} का पार्सल {courier} को सौंप दिया है।',
  'Tracking number: {awb}': 'ट्रैकिंग नंबर: {awb}',
  'Courier: {courier}': 'कूरियर: {courier}',
  'TRACK YOUR PARCEL': 'अपना पार्सल ट्रैक करें',
  'In this parcel': 'इस पार्सल में',
  'Still to follow': 'अभी आना बाकी है',
  'You get another mail when it leaves.': 'वह निकलेगा तो आपको एक और मेल मिलेगा।',
  'Your order is complete with this parcel.': 'इस पार्सल के साथ आपका ऑर्डर पूरा हो गया है।',
  'The right tracking number for your order {orderId}': 'आपके ऑर्डर {orderId} का सही ट्रैकिंग नंबर',
  'The tracking number in our last mail about your order {orderId} was wrong. This one is right.':
    'आपके ऑर्डर {orderId} के बारे में हमारे पिछले मेल का ट्रैकिंग नंबर गलत था। यह वाला सही है।',
  'The tax invoice {number} of this parcel is in your account, with the order.':
    'इस पार्सल का टैक्स इनवॉइस {number} आपके खाते में, ऑर्डर के साथ है।',
  'This document was not found.': 'यह दस्तावेज़ नहीं मिला।',
  'Your order {orderId} could not be delivered': 'आपका ऑर्डर {orderId} पहुँचाया नहीं जा सका',
  '{courier} could not deliver a parcel of your order {orderId}, and is bringing it back to us.':
    '{courier} आपके ऑर्डर {orderId} का एक पार्सल पहुँचा नहीं सका, और उसे हमारे पास वापस ला रहा है।',
  'Please write to {email}: is your address right, and by which phone number can you be reached?':
    'कृपया {email} पर लिखें: क्या आपका पता सही है, और किस फ़ोन नंबर पर आपसे बात हो सकती है?',
  'A parcel of your order {orderId} is back with us': 'आपके ऑर्डर {orderId} का एक पार्सल हमारे पास वापस आ गया है',
  'We have received your return of order {orderId}': 'ऑर्डर {orderId} का आपका लौटाया सामान हमें मिल गया है',
  'A parcel of your order {orderId} could not be delivered, and is back with us.':
    'आपके ऑर्डर {orderId} का एक पार्सल पहुँचाया नहीं जा सका, और हमारे पास वापस आ गया है।',
  'What you sent back of your order {orderId} has arrived.':
    'आपने ऑर्डर {orderId} का जो सामान लौटाया था, वह पहुँच गया है।',
  'What came back': 'क्या वापस आया',
  'Please write to {email}: we send it once more, or give your money back.':
    'कृपया {email} पर लिखें: हम इसे फिर से भेज देंगे, या आपके पैसे लौटा देंगे।',
  'We look at it now. If money goes back to you, you get another mail.':
    'अब हम इसे देखेंगे। अगर आपके पैसे लौटाए जाते हैं, तो आपको एक और मेल मिलेगा।',
  'A credit note for your order {orderId}': 'आपके ऑर्डर {orderId} का क्रेडिट नोट',
  'For the {sum} that went back to you we have written the credit note {number}.':
    'आपको लौटाए गए {sum} के लिए हमने क्रेडिट नोट {number} बनाया है।',
  'It is in your account, with the order.': 'यह आपके खाते में, ऑर्डर के साथ है।',
}
