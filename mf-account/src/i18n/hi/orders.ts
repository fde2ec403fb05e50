import type { Words } from 'shared-contracts/i18n/translate'

/** Orders and their invoices. */
export const orders: Words = {
  'Loading your orders': 'आपके ऑर्डर आ रहे हैं',
  'No orders found.': 'कोई ऑर्डर नहीं मिला।',
  'Your newest orders did not load': 'आपके सबसे नए ऑर्डर नहीं आ सके',
  'Orders placed in this browser are shown as it remembers them.':
    'इस ब्राउज़र में किए गए ऑर्डर वैसे दिख रहे हैं जैसे इसे याद हैं।',
  'ORDER INVOICE #{orderId}': 'ऑर्डर का बिल #{orderId}',
  'No products found for this order.': 'इस ऑर्डर में कोई प्रोडक्ट नहीं मिला।',
  'Products of order {orderId}': 'ऑर्डर {orderId} के प्रोडक्ट',
  Image: 'चित्र',
  Product: 'प्रोडक्ट',
  Quantity: 'मात्रा',
  Price: 'कीमत',
  Qty: 'मात्रा',
  'BUY AGAIN': 'फिर से खरीदें',
  'what order {orderId} had': 'ऑर्डर {orderId} के प्रोडक्ट',
  "At today's prices.": 'आज की कीमतों पर।',
  'Shipping address': 'डिलीवरी का पता',
  'Payment ID': 'भुगतान ID',
  Parcels: 'पार्सल',
  Shipped: 'भेज दिया गया',
  Delivered: 'पहुँच गया',
  'On its way back to us': 'हमारे पास वापस आ रहा है',
  'Came back to us': 'हमारे पास वापस आ गया',
  'Track parcel': 'पार्सल ट्रैक करें',
  'Tax invoice {number} (PDF)': 'टैक्स इनवॉइस {number} (PDF)',
  'Credit note {number} (PDF)': 'क्रेडिट नोट {number} (PDF)',
  'Specimen {number} (PDF)': 'नमूना {number} (PDF)',
  'Tax documents of order {orderId}': 'ऑर्डर {orderId} के टैक्स दस्तावेज़',
  'Your return arrived on {date}': 'आपका लौटाया सामान {date} को पहुँचा',
}
