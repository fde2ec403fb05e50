import type { Language } from 'shared-contracts/i18n/language'
import type { Words } from 'shared-contracts/i18n/translate'

/** Texts of the page that is shown offline. A native speaker has to read them before launch. */
export const offlineTranslations: Readonly<Record<Language, Words | undefined>> = {
  en: undefined,
  hi: {
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
  },
  kn: {
    'This page needs a connection': 'ಈ ಪುಟಕ್ಕೆ ಸಿಗ್ನಲ್ ಬೇಕು',
    'Orders, payments and accounts are never kept on a device. Nothing is lost: your cart is as you left it.':
      'ಆರ್ಡರ್, ಪಾವತಿ ಮತ್ತು ಖಾತೆಗಳನ್ನು ಎಂದೂ ಸಾಧನದಲ್ಲಿ ಇಡುವುದಿಲ್ಲ. ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
    'Only a part of this page is here': 'ಈ ಪುಟದ ಒಂದು ಭಾಗ ಮಾತ್ರ ಇಲ್ಲಿದೆ',
    'The signal went while the page was being kept. Try again once you have one: then it comes whole. Your cart is as you left it.':
      'ಪುಟವನ್ನು ಉಳಿಸುವಾಗ ಸಿಗ್ನಲ್ ಹೋಯಿತು. ಸಿಗ್ನಲ್ ಬಂದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಆಗ ಪೂರ್ತಿ ಪುಟ ಬರುತ್ತದೆ. ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
    'You are offline': 'ನಿಮಗೆ ಸಿಗ್ನಲ್ ಇಲ್ಲ',
    'This page has not been opened on this device, so it is not here. It comes as soon as you have a signal. Your cart is as you left it.':
      'ಈ ಪುಟವನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಈ ಮೊದಲು ತೆರೆದಿಲ್ಲ, ಆದ್ದರಿಂದ ಇಲ್ಲಿ ಇಲ್ಲ. ಸಿಗ್ನಲ್ ಬಂದ ಕೂಡಲೇ ತೆರೆಯುತ್ತದೆ. ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
    'What you can open now': 'ಈಗ ನೀವು ತೆರೆಯಬಹುದಾದವು',
    'TRY AGAIN': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
}
