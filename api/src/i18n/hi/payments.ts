import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the page that leads to a gateway's payment page. */
export const payments: Translations = {
  'Continue to payment': 'भुगतान के लिए आगे बढ़ें',
  'Continue to the secure payment page to pay by UPI, card or net banking.':
    'UPI, कार्ड या नेट बैंकिंग से भुगतान करने के लिए सुरक्षित भुगतान पेज पर जाएँ।',
  'This payment link has expired': 'इस भुगतान लिंक का समय समाप्त हो गया है',
  'Nothing has been charged. Please start the payment again from your order.':
    'आपसे कोई पैसा नहीं लिया गया है। कृपया अपने ऑर्डर से भुगतान फिर शुरू करें।',
  'View your account': 'अपना खाता देखें',
}
