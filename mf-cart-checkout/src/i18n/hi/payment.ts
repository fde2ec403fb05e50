import type { Translations } from 'shared-contracts/i18n/translate'

export const payment: Translations = {
  'Make a payment': 'भुगतान करें',
  'Pay an amount agreed with the shop.': 'दुकान को तय रकम का भुगतान करें।',
  Amount: 'रकम',
  'At least 1': 'कम से कम 1',
  'In rupees': 'रुपये में',
  Name: 'नाम',
  Phone: 'फ़ोन',
  '10 digits': '10 अंक',
  'Pay with PhonePe': 'PhonePe से भुगतान करें',
  'Payment initiation failed': 'भुगतान शुरू नहीं हुआ',
  'Failed to initiate payment': 'भुगतान शुरू नहीं हो सका',
  'Payment status': 'भुगतान की स्थिति',
  'The status of your payment.': 'आपके भुगतान की स्थिति।',
  'Looking up your payment…': 'आपका भुगतान देखा जा रहा है…',
  'Payment Successful': 'भुगतान हो गया',
  'Payment Pending': 'भुगतान बाकी है',
  'Payment Failed': 'भुगतान नहीं हुआ',
  'We’re confirming your payment. You don’t need to pay again.':
    'हम आपके भुगतान की पुष्टि कर रहे हैं। दोबारा भुगतान नहीं करना है।',
  'Your payment isn’t confirmed yet. You don’t need to pay again.':
    'आपके भुगतान की पुष्टि अभी नहीं हुई है। दोबारा भुगतान नहीं करना है।',
  'Transaction ID': 'लेन-देन ID',
  COMPLETED: 'पूरा हुआ',
  PENDING: 'बाकी है',
  FAILED: 'नहीं हुआ',
  'Back to Home': 'होम पर लौटें',
  'The payment could not be looked up.': 'भुगतान का पता नहीं चल सका।',
  'Invalid transaction ID': 'लेन-देन ID सही नहीं है',
  'Error: {message}': 'गड़बड़ी: {message}',
}
