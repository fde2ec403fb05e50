import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the mails sent after the contact form is submitted. */
export const support: Translations = {
  'We’ve received your message: {ticket}': 'आपका संदेश हमें मिल गया है: {ticket}',
  'Thank you for your message. Your ticket number is {ticket}. Please mention it if you write to us about this again.':
    'आपके संदेश के लिए धन्यवाद। आपका टिकट नंबर {ticket} है। इस बारे में दोबारा लिखते समय कृपया यह नंबर बताएँ।',
  'We’ll reply as soon as we can, and resolve your request by {date} at the latest.':
    'हम जल्द से जल्द जवाब देते हैं, और {date} तक इसे ज़रूर निपटा देते हैं।',
  'We’re available: {hours}': 'हम इस समय उपलब्ध हैं: {hours}',
  'Our grievance officer: {officer}': 'हमारे शिकायत अधिकारी: {officer}',
  'You’re getting this email because someone wrote to us from this address. If it wasn’t you, you can ignore it.':
    'आपको यह ईमेल इसलिए मिला है क्योंकि किसी ने इस पते से हमें लिखा है। अगर वह आप नहीं थे, तो इसे अनदेखा करें।',
}
