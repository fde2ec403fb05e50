import type { Translations } from 'shared-contracts/i18n/translate'

export const checkout: Translations = {
  Checkout: 'चेकआउट',
  'Choose a shipping address and pay by UPI, card or net banking.':
    'डिलीवरी का पता चुनें और UPI, कार्ड या नेट बैंकिंग से भुगतान करें।',
  CHECKOUT: 'चेकआउट',
  'Loading your order': 'आपका ऑर्डर खुल रहा है',
  'Your shopping cart is empty': 'आपका कार्ट खाली है',
  'There is nothing to check out yet.': 'अभी ऑर्डर करने के लिए कुछ नहीं है।',
  'Shipping address': 'डिलीवरी का पता',
  'Loading your addresses': 'आपके पते आ रहे हैं',
  'We couldn’t load your saved addresses.': 'आपके सेव किए हुए पते नहीं आ सके।',
  'To ship to a new address, tap the selected card to deselect it.':
    'यह ऑर्डर किसी नए पते पर भेजने के लिए, चुने हुए कार्ड पर टैप करके उसे हटाएँ।',
  Payment: 'भुगतान',
  'You will be redirected to the payment gateway to pay by UPI, card or net banking.':
    'UPI, कार्ड या नेट बैंकिंग से भुगतान के लिए आपको पेमेंट गेटवे पर भेजा जाएगा।',
  'Order summary': 'ऑर्डर का सार',
  'Have a discount code?': 'डिस्काउंट कोड है?',
  'Discount code': 'डिस्काउंट कोड',
  Apply: 'लागू करें',
  'Enter a code.': 'कोड लिखें।',
  '{code} applied.': '{code} लागू हो गया।',
  'Remove code': 'कोड हटाएँ',
  'Checking the discount': 'छूट जाँची जा रही है',
  'We couldn’t check the discount. Check your connection and try again.':
    'छूट की जाँच नहीं हो सकी। अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  'Try again': 'फिर कोशिश करें',
  'Your discount code': 'आपका डिस्काउंट कोड',
  'A discount code for your next order.': 'आपके अगले ऑर्डर के लिए डिस्काउंट कोड।',
  'YOUR DISCOUNT CODE': 'आपका डिस्काउंट कोड',
  'We’ll try the code {code} when you check out.': 'चेकआउट के समय हम कोड {code} लगाकर देखेंगे।',
  'It may be incomplete. You can also enter the discount code at checkout.':
    'हो सकता है यह लिंक अधूरा हो। आप चेकआउट के समय भी डिस्काउंट कोड डाल सकते हैं।',
  'PAY NOW': 'अभी भुगतान करें',
  'PROCESSING...': 'हो रहा है...',
  'Confirm Your Order': 'अपना ऑर्डर पक्का करें',
  'Confirm and Pay': 'पक्का करें और भुगतान करें',
  Cancel: 'रद्द करें',
  '{pack} · Quantity {quantity}': '{pack} · मात्रा {quantity}',
  'Open in your browser': 'अपने ब्राउज़र में खोलें',
  'You’re inside another app, where UPI apps don’t always open. You can pay here, or continue in your browser with the same cart.':
    'यह पेज किसी दूसरे ऐप के अंदर खुला है, जहाँ से UPI ऐप हमेशा नहीं खुलते। आप यहीं भुगतान कर सकते हैं, या इसी कार्ट के साथ अपने ब्राउज़र में आगे बढ़ सकते हैं।',
  'Open in my browser': 'मेरे ब्राउज़र में खोलें',
  'Copy this link and open it in Safari.': 'यह लिंक कॉपी करें और Safari में खोलें।',
  'Please log in to proceed to checkout.': 'चेकआउट के लिए कृपया लॉग इन करें।',
  'Selected address not found.': 'चुना हुआ पता नहीं मिला।',
  'Error saving order: {reason}': 'ऑर्डर सेव नहीं हुआ: {reason}',
  'Failed to save order to backend.': 'ऑर्डर सेव नहीं हो सका।',
  'Payment error: {reason}': 'भुगतान में गड़बड़ी: {reason}',
  'Maximum retry attempts reached. Please check your details and try again.':
    'कई बार कोशिश हो चुकी है। कृपया अपनी जानकारी जाँचें और फिर कोशिश करें।',
  'Failed to redirect to payment page. Please try again.': 'भुगतान का पेज नहीं खुल सका। कृपया फिर कोशिश करें।',
  'An unexpected error occurred. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Couldn’t connect to the shop.': 'दुकान से संपर्क नहीं हो सका।',
  'The shop isn’t responding.': 'दुकान से जवाब नहीं आ रहा।',
}
