import type { Translations } from '../../translate'

/** The api's messages about orders and payments. */
export const buying: Translations = {
  'Please select or add a shipping address before placing an order.':
    'ऑर्डर करने से पहले कृपया डिलीवरी का पता चुनें या जोड़ें।',
  'Missing customer details. Please ensure all address fields are filled.':
    'ग्राहक की जानकारी अधूरी है। कृपया पते की सारी जानकारी भरें।',
  'Order amount must be greater than zero.': 'ऑर्डर की राशि शून्य से ज़्यादा होनी चाहिए।',
  'Invalid order ID format.': 'ऑर्डर नंबर सही नहीं है।',
  '"{name}" is not sold here. Please remove it from the cart.':
    '"{name}" यहाँ नहीं बिकता। कृपया इसे कार्ट से हटाएँ।',
  '"{name}" ({pack}) is sold out. Please remove it from the cart.':
    '"{name}" ({pack}) ख़त्म हो गया है। कृपया इसे कार्ट से हटाएँ।',
  '"{name}" ({pack}) costs Rs {price} now. Please check the cart and order again.':
    '"{name}" ({pack}) की कीमत अब ₹{price} है। कृपया कार्ट देखकर फिर ऑर्डर करें।',
  'At most {most} of "{name}" can be ordered at once.':
    'एक बार में "{name}" के ज़्यादा से ज़्यादा {most} पैक ऑर्डर किए जा सकते हैं।',
  'The total of this order is Rs {total}. Please check it and order again.':
    'इस ऑर्डर का कुल ₹{total} है। कृपया देखकर फिर ऑर्डर करें।',
  'The total of this order is Rs {total}.': 'इस ऑर्डर का कुल ₹{total} है।',
  'An order can only be placed for the account that is signed in.':
    'ऑर्डर केवल उसी खाते से किया जा सकता है जो साइन इन है।',
  'Order {orderId} was placed already with other content.':
    'ऑर्डर {orderId} पहले ही दूसरे सामान के साथ किया जा चुका है।',
  'Order {orderId} was not found.': 'ऑर्डर {orderId} नहीं मिला।',
  'Order {orderId} is paid already.': 'ऑर्डर {orderId} का भुगतान पहले ही हो चुका है।',
  'Order {orderId} has been refunded.': 'ऑर्डर {orderId} के पैसे लौटा दिए गए हैं।',
  'The same cart has been paid already, as order {orderId}.':
    'इसी कार्ट का भुगतान ऑर्डर {orderId} के रूप में पहले ही हो चुका है।',
  'A payment for this order has arrived and is being checked by the shop.':
    'इस ऑर्डर का भुगतान आ गया है और दुकान उसे जाँच रही है।',
  'This order cannot be paid any more. Please place it again.':
    'इस ऑर्डर का भुगतान अब नहीं हो सकता। कृपया फिर से ऑर्डर करें।',
  'The payment failed.': 'भुगतान नहीं हो पाया।',
  'The payment gateway is slow at the moment. Please try again.': 'भुगतान सेवा अभी धीमी है। कृपया फिर कोशिश करें।',
  'The payment gateway is busy. Please try again in a few seconds.':
    'भुगतान सेवा व्यस्त है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'The payment gateway does not accept this shop’s keys.': 'भुगतान सेवा इस दुकान की कुंजियाँ स्वीकार नहीं करती।',
  'The payment gateway refused: {reason}': 'भुगतान सेवा ने मना किया: {reason}',
  'The payment gateway could not do this. Please try again.': 'भुगतान सेवा यह नहीं कर पाई। कृपया फिर कोशिश करें।',
  'The payment gateway gave an answer that could not be read. Please try again.':
    'भुगतान सेवा का जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  'The payment gateway knows this order with another amount. Please place the order again.':
    'भुगतान सेवा में इस ऑर्डर की राशि अलग है। कृपया फिर से ऑर्डर करें।',
  'This shop takes no such payments at the moment.': 'यह दुकान अभी इस तरह के भुगतान नहीं लेती।',
  'Payments are taken in INR only.': 'भुगतान केवल रुपयों में लिया जाता है।',
  'This link has expired. Please log in to see your order.':
    'इस लिंक का समय समाप्त हो गया है। अपना ऑर्डर देखने के लिए कृपया लॉग इन करें।',
  'This transaction was not found.': 'यह लेन-देन नहीं मिला।',
  'Amount must be at least 1.': 'राशि कम से कम 1 होनी चाहिए।',
  'Phone is required.': 'फ़ोन नंबर ज़रूरी है।',
  'Phone must be 10 digits.': 'फ़ोन नंबर 10 अंकों का होना चाहिए।',
  'Name is required.': 'नाम ज़रूरी है।',
}
