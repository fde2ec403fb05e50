import type { Translations } from '../../translate'

/** General messages, and responses to messages from shoppers. */
export const shop: Translations = {
  'Please log in to continue.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  'Your browser blocks the cookies of this shop, and without them it cannot know you. Please allow them and try again.':
    'आपका ब्राउज़र इस दुकान की कुकीज़ रोकता है, और उनके बिना दुकान आपको पहचान नहीं सकती। कृपया उन्हें अनुमति दें और फिर कोशिश करें।',
  'Your browser sent no cookie. Please allow cookies and try again.':
    'आपके ब्राउज़र ने कोई कुकी नहीं भेजी। कृपया कुकीज़ की अनुमति दें और फिर कोशिश करें।',
  'This request came from another site.': 'यह अनुरोध किसी दूसरी साइट से आया है।',
  'This page has been open for too long. Please reload it and try again.':
    'यह पेज बहुत देर से खुला है। कृपया इसे फिर से लोड करें और फिर कोशिश करें।',
  'The shop is not answering just now. Please try again.': 'दुकान अभी जवाब नहीं दे रही है। कृपया फिर कोशिश करें।',
  'Something went wrong on our side. Please try again.': 'हमारी ओर से कुछ गड़बड़ हुई है। कृपया फिर कोशिश करें।',
  'The request is not a valid one.': 'यह अनुरोध सही नहीं है।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'Too many tries. Please wait a minute and try again.':
    'बहुत बार कोशिश की गई। कृपया एक मिनट रुककर फिर कोशिश करें।',
  'Too many tries. Please wait {minutes} minutes and try again.':
    'बहुत बार कोशिश की गई। कृपया {minutes} मिनट रुककर फिर कोशिश करें।',
  'Too many tries. Please wait {hours} hours and try again.':
    'बहुत बार कोशिश की गई। कृपया {hours} घंटे रुककर फिर कोशिश करें।',
  'This is being done already. Please try again in a few seconds.':
    'यह काम पहले से चल रहा है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'That took too long, or was sent twice. Please try again.':
    'इसमें बहुत देर लगी, या यह दो बार भेजा गया। कृपया फिर कोशिश करें।',
  'You are offline. Your address is kept here, and sent once you are online.':
    'आपके पास सिग्नल नहीं है। आपका पता यहाँ रखा है, और सिग्नल आते ही भेज दिया जाएगा।',
  'Subscription successful! Thank you.': 'सदस्यता हो गई! धन्यवाद।',
  'Failed to subscribe. Please try again.': 'सदस्यता नहीं हो पाई। कृपया फिर कोशिश करें।',
  'You are offline. Your message is kept here, and sent once you are online.':
    'आपके पास सिग्नल नहीं है। आपका संदेश यहाँ रखा है, और सिग्नल आते ही भेज दिया जाएगा।',
  'Message sent successfully!': 'संदेश भेज दिया गया!',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  'Your subscription is confirmed. Thank you.': 'आपकी सदस्यता की पुष्टि हो गई है। धन्यवाद।',
  'You are unsubscribed.': 'आपकी सदस्यता समाप्त कर दी गई है।',
  'This link is invalid or has expired. Please subscribe again.':
    'यह लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया फिर से सदस्यता लें।',
  'This link is invalid.': 'यह लिंक सही नहीं है।',
}
