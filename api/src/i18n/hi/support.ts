import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails that answer the contact form. */
export const support: Translations = {
  'We have your message: {ticket}': 'आपका संदेश हमें मिल गया है: {ticket}',
  'Thank you for your message. Its number is {ticket}; please name it whenever you ask about it.':
    'आपके संदेश के लिए धन्यवाद। इसका नंबर {ticket} है; इसके बारे में पूछते समय कृपया यह नंबर बताएँ।',
  'We answer as soon as we can, and settle it by {date} at the latest.':
    'हम जल्द से जल्द जवाब देते हैं, और {date} तक इसे ज़रूर निपटा देते हैं।',
  'Somebody is there for you: {hours}': 'हम इस समय उपलब्ध हैं: {hours}',
  'Our grievance officer: {officer}': 'हमारे शिकायत अधिकारी: {officer}',
  'This mail was sent because somebody wrote to us with this address. If it was not you, you need do nothing.':
    'यह मेल इसलिए भेजा गया है क्योंकि किसी ने इस पते से हमें लिखा है। अगर वह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
}
