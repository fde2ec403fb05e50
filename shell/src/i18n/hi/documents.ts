import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the service worker's offline page. */
export const documents: Translations = {
  'This page needs a connection': 'इस पेज के लिए सिग्नल चाहिए',
  'Orders, payments and accounts are never kept on a device. Nothing is lost: your cart is as you left it.':
    'ऑर्डर, पेमेंट और खाते कभी डिवाइस पर नहीं रखे जाते। कुछ भी खोया नहीं है: आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'Only a part of this page is here': 'इस पेज का सिर्फ़ एक हिस्सा यहाँ है',
  'The signal went while the page was being kept. Try again once you have one: then it comes whole. Your cart is as you left it.':
    'पेज सहेजते समय सिग्नल चला गया। सिग्नल आने पर फिर कोशिश करें, तब पूरा पेज आएगा। आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'You are offline': 'आपके पास सिग्नल नहीं है',
  'This page has not been opened on this device, so it is not here. It comes as soon as you have a signal. Your cart is as you left it.':
    'यह पेज इस डिवाइस पर पहले नहीं खोला गया, इसलिए यहाँ नहीं है। सिग्नल आते ही यह खुल जाएगा। आपका कार्ट वैसा ही है जैसा आपने छोड़ा था।',
  'What you can open now': 'अभी आप ये खोल सकते हैं',
  'TRY AGAIN': 'फिर कोशिश करें',
}
