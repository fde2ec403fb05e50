import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the service worker's offline page. */
export const documents: Translations = {
  'This page needs an internet connection': 'इस पेज के लिए इंटरनेट चाहिए',
  'Orders, payments and accounts are never saved on a device. Your cart is just as you left it.':
    'ऑर्डर, पेमेंट और खाते कभी डिवाइस पर सेव नहीं किए जाते। आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'Only part of this page was saved': 'इस पेज का सिर्फ़ एक हिस्सा सेव हुआ',
  'You went offline while we were saving this page. Try again when you’re back online. Your cart is just as you left it.':
    'यह पेज सेव होते समय आप ऑफ़लाइन हो गए। ऑनलाइन होने पर फिर कोशिश करें। आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'You’re offline': 'आप ऑफ़लाइन हैं',
  'You haven’t opened this page on this device before. It will load as soon as you’re back online. Your cart is just as you left it.':
    'आपने यह पेज इस डिवाइस पर पहले नहीं खोला है। ऑनलाइन होते ही यह खुल जाएगा। आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'What you can open now': 'अभी आप ये खोल सकते हैं',
  'TRY AGAIN': 'फिर कोशिश करें',
}
