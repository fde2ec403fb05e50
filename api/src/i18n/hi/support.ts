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
  'We’ve received your return request for order {orderId} ({number})':
    'ऑर्डर {orderId} के लिए आपका रिटर्न अनुरोध हमें मिल गया है ({number})',
  'We’ve received your report about order {orderId} ({number})':
    'ऑर्डर {orderId} के बारे में आपकी शिकायत हमें मिल गई है ({number})',
  'Thank you for telling us. We’ll look at it and reply to you.':
    'हमें बताने के लिए धन्यवाद। हम इसे देखकर आपको जवाब देंगे।',
  'You can see the status and add a message in your account, on the order.':
    'अपने अकाउंट में इस ऑर्डर पर आप स्थिति देख सकते हैं और संदेश जोड़ सकते हैं।',
  'Please keep the items and their packaging as they are until you hear from us.':
    'हमारा जवाब मिलने तक कृपया चीज़ों और उनकी पैकिंग को वैसे ही रखें।',
  'Our reply about your order {orderId} ({number})': 'आपके ऑर्डर {orderId} के बारे में हमारा जवाब ({number})',
  'We’ve approved your request.': 'हमने आपका अनुरोध मान लिया है।',
  'We’ve declined your request.': 'हम आपका अनुरोध नहीं मान सके।',
  'Your request is settled.': 'आपका अनुरोध पूरा हो गया है।',
  'To reply, open the order in your account.': 'जवाब देने के लिए अपने अकाउंट में यह ऑर्डर खोलें।',
}
