import type { Translations } from 'shared-contracts/i18n/translate'

export const reviews: Translations = {
  'We couldn’t publish your review of {product}': '{product} की आपकी समीक्षा प्रकाशित नहीं हो सकी',
  'Thank you for your review of {product}. We can’t publish it as it is:':
    '{product} की समीक्षा के लिए धन्यवाद। हम इसे इस रूप में प्रकाशित नहीं कर सकते:',
  'It isn’t about the product. For questions about delivery or an order, please write to us.':
    'यह प्रोडक्ट के बारे में नहीं है। डिलीवरी या ऑर्डर के बारे में कृपया हमें लिखें।',
  'It contains personal details, such as a name, an address or a phone number.':
    'इसमें किसी का नाम, पता या फ़ोन नंबर जैसी निजी जानकारी है।',
  'It contains insults or threats.': 'इसमें अपमानजनक बातें या धमकियाँ हैं।',
  'It contains advertising.': 'इसमें विज्ञापन है।',
  'It doesn’t seem to be about your own experience.': 'यह आपके अपने अनुभव के बारे में नहीं लगती।',
  'It contains something that the law doesn’t allow us to publish.':
    'इसमें कुछ ऐसा है जिसे क़ानून हमें प्रकाशित करने की अनुमति नहीं देता।',
  'You can change it and send it again. We publish good and bad opinions alike.':
    'आप इसे बदलकर फिर भेज सकते हैं। हम अच्छी और बुरी, दोनों राय प्रकाशित करते हैं।',
  'Edit review': 'समीक्षा बदलें',
  'If you think this is a mistake, write to {email}.': 'अगर आपको यह ग़लती लगती है, तो {email} पर लिखें।',
  'Our reply to your review of {product}': '{product} की आपकी समीक्षा पर हमारा जवाब',
  'We’ve replied to your review of {product}:': '{product} की आपकी समीक्षा पर हमने जवाब दिया है:',
  'View review': 'समीक्षा देखें',
  'How do you like your spices?': 'आपको मसाले कैसे लगे?',
  'Your order has arrived. Please tell other cooks what you think of it, good or bad:':
    'आपका ऑर्डर पहुँच गया है। कृपया दूसरों को बताएँ कि वह आपको कैसा लगा, अच्छा या बुरा:',
  'Write a review': 'समीक्षा लिखें',
  'We ask only once for each order.': 'हम हर ऑर्डर के लिए सिर्फ़ एक बार पूछते हैं।',
  'Don’t ask me again': 'मुझसे फिर न पूछें',
}
