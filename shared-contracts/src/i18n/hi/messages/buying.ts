import type { Translations } from '../../translate'

/** The api's messages about orders and payments. */
export const buying: Translations = {
  'Please select or add a shipping address before placing an order.':
    'ऑर्डर करने से पहले कृपया डिलीवरी का पता चुनें या जोड़ें।',
  'Missing customer details. Please ensure all address fields are filled.':
    'ग्राहक की जानकारी अधूरी है। कृपया पते की सारी जानकारी भरें।',
  'Order amount must be greater than zero.': 'ऑर्डर की राशि शून्य से ज़्यादा होनी चाहिए।',
  'Invalid order ID format.': 'ऑर्डर नंबर सही नहीं है।',
  '"{name}" isn’t sold here. Please remove it from your cart.':
    '"{name}" यहाँ नहीं बिकता। कृपया इसे कार्ट से हटाएँ।',
  '"{name}" ({pack}) is sold out. Please remove it from your cart.':
    '"{name}" ({pack}) ख़त्म हो गया है। कृपया इसे कार्ट से हटाएँ।',
  'Only one pack of "{name}" ({pack}) is left. Please change the quantity in your cart.':
    '"{name}" ({pack}) का सिर्फ़ एक पैक बचा है। कृपया कार्ट में मात्रा बदलें।',
  'Only {count} packs of "{name}" ({pack}) are left. Please change the quantity in your cart.':
    '"{name}" ({pack}) के सिर्फ़ {count} पैक बचे हैं। कृपया कार्ट में मात्रा बदलें।',
  '"{name}" ({pack}) now costs Rs {price}. Please check your cart and order again.':
    '"{name}" ({pack}) की कीमत अब ₹{price} है। कृपया कार्ट देखकर फिर ऑर्डर करें।',
  'You can order up to {most} packs of "{name}" at a time.':
    'आप एक बार में "{name}" के ज़्यादा से ज़्यादा {most} पैक ऑर्डर कर सकते हैं।',
  'Your order total is now Rs {total}. Please check your cart and order again.':
    'आपके ऑर्डर का कुल अब ₹{total} है। कृपया कार्ट देखकर फिर ऑर्डर करें।',
  'Your order total is Rs {total}.': 'आपके ऑर्डर का कुल ₹{total} है।',
  'Discount codes have 3 to 30 letters, digits and hyphens.':
    'डिस्काउंट कोड में 3 से 30 अंग्रेज़ी अक्षर, अंक और हाइफ़न होते हैं।',
  'This discount code isn’t valid. Check it and try again.':
    'यह डिस्काउंट कोड मान्य नहीं है। इसे जाँचकर फिर कोशिश करें।',
  'This discount code is for orders of Rs {minimum} or more.':
    'यह डिस्काउंट कोड ₹{minimum} या उससे ज़्यादा के ऑर्डर के लिए है।',
  'This discount code isn’t for the items in your cart.': 'यह डिस्काउंट कोड आपके कार्ट के सामान के लिए नहीं है।',
  'This discount code has been used up.': 'इस डिस्काउंट कोड की सीमा पूरी हो चुकी है।',
  'You’ve already used this discount code.': 'आप इस डिस्काउंट कोड का इस्तेमाल पहले ही कर चुके हैं।',
  'Please log in to use this discount code.': 'यह डिस्काउंट कोड इस्तेमाल करने के लिए कृपया लॉग इन करें।',
  'You get a better discount than with this code: {offer}.': 'आपको इस कोड से बेहतर छूट मिल रही है: {offer}।',
  'Your discount is now Rs {discount} and your order total Rs {total}. Please order again.':
    'आपकी छूट अब ₹{discount} है और ऑर्डर का कुल ₹{total}। कृपया फिर ऑर्डर करें।',
  'The discount of this order has been used up by other orders. Please place a new order.':
    'इस ऑर्डर की छूट दूसरे ऑर्डर में पूरी इस्तेमाल हो चुकी है। कृपया नया ऑर्डर करें।',
  'You can only place orders for the account you’re logged in to.':
    'आप केवल उसी खाते से ऑर्डर कर सकते हैं जिससे लॉग इन हैं।',
  'Order {orderId} has already been placed with different details.':
    'ऑर्डर {orderId} पहले ही अलग जानकारी के साथ किया जा चुका है।',
  'Order {orderId} was not found.': 'ऑर्डर {orderId} नहीं मिला।',
  'Order {orderId} has already been paid.': 'ऑर्डर {orderId} का भुगतान पहले ही हो चुका है।',
  'Order {orderId} has been refunded.': 'ऑर्डर {orderId} के पैसे लौटा दिए गए हैं।',
  'You’ve already paid for this cart. Your order is {orderId}.':
    'इस कार्ट का भुगतान हो चुका है। आपका ऑर्डर {orderId} है।',
  'We’ve received your payment and are checking it. You don’t need to pay again.':
    'आपका भुगतान हमें मिल गया है और हम उसे जाँच रहे हैं। दोबारा भुगतान नहीं करना है।',
  'You can no longer pay for this order. Please place it again.':
    'इस ऑर्डर का भुगतान अब नहीं हो सकता। कृपया फिर से ऑर्डर करें।',
  'The payment failed.': 'भुगतान नहीं हो पाया।',
  'The payment gateway is slow right now. Please try again.': 'भुगतान सेवा अभी धीमी है। कृपया फिर कोशिश करें।',
  'The payment gateway is busy. Please try again in a few seconds.':
    'भुगतान सेवा व्यस्त है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'The payment gateway rejected this shop’s keys.': 'भुगतान सेवा इस दुकान की कुंजियाँ स्वीकार नहीं करती।',
  'The payment gateway rejected the request: {reason}': 'भुगतान सेवा ने मना किया: {reason}',
  'The payment gateway couldn’t do this. Please try again.': 'भुगतान सेवा यह नहीं कर पाई। कृपया फिर कोशिश करें।',
  'The payment gateway sent a response we couldn’t read. Please try again.':
    'भुगतान सेवा का जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  'The payment gateway has a different amount for this order. Please place the order again.':
    'भुगतान सेवा में इस ऑर्डर की राशि अलग है। कृपया फिर से ऑर्डर करें।',
  'This payment method isn’t available right now.': 'भुगतान का यह तरीका अभी उपलब्ध नहीं है।',
  'We only accept payments in INR.': 'हम भुगतान केवल रुपयों में लेते हैं।',
  'This link has expired. Please log in to see your order.':
    'इस लिंक का समय समाप्त हो गया है। अपना ऑर्डर देखने के लिए कृपया लॉग इन करें।',
  'This transaction was not found.': 'यह लेन-देन नहीं मिला।',
  'Amount must be at least 1.': 'राशि कम से कम 1 होनी चाहिए।',
  'Phone is required.': 'फ़ोन नंबर ज़रूरी है।',
  'Phone must be 10 digits.': 'फ़ोन नंबर 10 अंकों का होना चाहिए।',
  'Name is required.': 'नाम ज़रूरी है।',
}
