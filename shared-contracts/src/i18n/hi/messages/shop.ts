import type { Translations } from '../../translate'

/** General messages, and those about the newsletter and the contact form. */
export const shop: Translations = {
  'Please log in to continue.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  'Your browser is blocking this shop’s cookies. Please allow them and try again.':
    'आपका ब्राउज़र इस दुकान की कुकीज़ रोक रहा है। कृपया उन्हें अनुमति दें और फिर कोशिश करें।',
  'This request came from another site.': 'यह अनुरोध किसी दूसरी साइट से आया है।',
  'This page has expired. Please reload it and try again.':
    'इस पेज का समय खत्म हो गया है। कृपया इसे फिर से लोड करें और फिर कोशिश करें।',
  'The shop isn’t responding right now. Please try again.': 'दुकान अभी जवाब नहीं दे रही है। कृपया फिर कोशिश करें।',
  'Something went wrong on our side. Please try again.': 'हमारी ओर से कुछ गड़बड़ हुई है। कृपया फिर कोशिश करें।',
  'This request isn’t valid.': 'यह अनुरोध सही नहीं है।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'Too many attempts. Please try again in a minute.': 'बहुत बार कोशिश की गई। कृपया एक मिनट बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in {minutes} minutes.':
    'बहुत बार कोशिश की गई। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in {hours} hours.':
    'बहुत बार कोशिश की गई। कृपया {hours} घंटे बाद फिर कोशिश करें।',
  'This is already in progress. Please try again in a few seconds.':
    'यह काम पहले से चल रहा है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'This request has expired. Please try again.': 'इस अनुरोध का समय खत्म हो गया है। कृपया फिर कोशिश करें।',
  'You’re offline. We’ll subscribe you once you’re back online.':
    'आप ऑफ़लाइन हैं। ऑनलाइन होते ही आपकी सदस्यता हो जाएगी।',
  'Subscription successful! Thank you.': 'सदस्यता हो गई! धन्यवाद।',
  'Failed to subscribe. Please try again.': 'सदस्यता नहीं हो पाई। कृपया फिर कोशिश करें।',
  'You’re offline. We’ll send your message once you’re back online.':
    'आप ऑफ़लाइन हैं। ऑनलाइन होते ही आपका संदेश भेज दिया जाएगा।',
  'Message sent successfully!': 'संदेश भेज दिया गया!',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  'Your subscription is confirmed. Thank you.': 'आपकी सदस्यता की पुष्टि हो गई है। धन्यवाद।',
  'You’ve been unsubscribed.': 'आपकी सदस्यता समाप्त कर दी गई है।',
  'This link is invalid or has expired. Please ask again.':
    'यह लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया फिर से अनुरोध करें।',
  'Please open the link that we’ve emailed to you. Then we’ll email you when it’s back.':
    'हमने आपको एक लिंक ईमेल किया है, कृपया उसे खोलें। फिर यह उपलब्ध होते ही हम आपको ईमेल करेंगे।',
  'We’ll email you when it’s back.': 'यह फिर उपलब्ध होते ही हम आपको ईमेल करेंगे।',
  'We’ve deleted your request.': 'हमने आपका अनुरोध मिटा दिया है।',
  'This pack is in stock. You can order it now.': 'यह पैक उपलब्ध है। आप इसे अभी ऑर्डर कर सकते हैं।',
  'This pack is no longer sold.': 'यह पैक अब नहीं बिकता।',
  'This link is invalid or has expired. Please subscribe again.':
    'यह लिंक सही नहीं है या इसका समय समाप्त हो गया है। कृपया फिर से सदस्यता लें।',
  'This link is invalid.': 'यह लिंक सही नहीं है।',
}
