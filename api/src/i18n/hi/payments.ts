import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the redirect pages to a gateway. */
export const payments: Translations = {
  'Continue to payment': 'भुगतान के लिए आगे बढ़ें',
  'You are on the way to the secure payment page: UPI, cards and net banking.':
    'आप सुरक्षित भुगतान पेज पर जा रहे हैं: UPI, कार्ड और नेट बैंकिंग।',
  'This payment link has expired': 'इस भुगतान लिंक का समय समाप्त हो गया है',
  'Nothing has been charged. Please start the payment again from your order.':
    'आपसे कोई पैसा नहीं लिया गया है। कृपया अपने ऑर्डर से भुगतान फिर शुरू करें।',
  'View your account': 'अपना खाता देखें',
}
