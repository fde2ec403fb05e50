import type { Translations } from 'shared-contracts/i18n/translate'

export const reviews: Translations = {
  '{count} stars': '{count} स्टार',
  'Your rating': 'आपकी रेटिंग',
  Photos: 'तस्वीरें',
  'Photo {number}': 'तस्वीर {number}',
  Remove: 'हटाएँ',
  'Add photos': 'तस्वीरें जोड़ें',
  'Up to 4 photos. We remove where and when they were taken.':
    '4 तस्वीरें तक। वे कहाँ और कब ली गईं, यह हम हटा देते हैं।',
  'This photo is larger than 15 MB. Choose a smaller one.': 'यह तस्वीर 15 MB से बड़ी है। कोई छोटी चुनें।',
  'Uploading photo…': 'तस्वीर भेजी जा रही है…',
  'The photo wasn’t sent. Try again.': 'तस्वीर नहीं भेजी जा सकी। फिर कोशिश करें।',
  'Choose 1 to 5 stars': '1 से 5 स्टार चुनें',
  'Your review': 'आपकी समीक्षा',
  'What did you think of it?': 'आपको यह कैसा लगा?',
  '10 to 2,000 characters, in any language. Leave out phone numbers, email addresses and links.':
    '10 से 2,000 अक्षर, किसी भी भाषा में। फ़ोन नंबर, ईमेल पते और लिंक न लिखें।',
  'Show my name as “{name}”': 'मेरा नाम “{name}” दिखाएँ',
  'A person reads every review before it is published. We publish good and bad opinions alike, and never change what you write.':
    'प्रकाशित होने से पहले हर समीक्षा को कोई व्यक्ति पढ़ता है। हम अच्छी और बुरी, दोनों राय प्रकाशित करते हैं, और आपका लिखा कभी नहीं बदलते।',
  'Your review wasn’t sent. It’s saved on this device: try again.':
    'आपकी समीक्षा नहीं भेजी जा सकी। वह इस डिवाइस पर सेव है: फिर कोशिश करें।',
  'Send review': 'समीक्षा भेजें',
  'You can review a product once your order of it has been delivered.':
    'जब आपका ऑर्डर पहुँच जाए, तब आप प्रोडक्ट की समीक्षा लिख सकते हैं।',
  'YOUR REVIEWS': 'आपकी समीक्षाएँ',
  'Your reviews': 'आपकी समीक्षाएँ',
  'WRITE A REVIEW': 'समीक्षा लिखें',
  'Write a review': 'समीक्षा लिखें',
  'Review emails': 'समीक्षा वाले ईमेल',
  'Thank you. Your review is waiting for approval. We usually read it within two days.':
    'धन्यवाद। आपकी समीक्षा मंज़ूरी का इंतज़ार कर रही है। हम आम तौर पर दो दिन में पढ़ लेते हैं।',
  'Your review is waiting for approval. If you change it, we’ll read the new one instead.':
    'आपकी समीक्षा मंज़ूरी का इंतज़ार कर रही है। अगर आप इसे बदलते हैं, तो हम नई पढ़ेंगे।',
  'Your review is published. If you change it, it stays as it is until we’ve read the new one.':
    'आपकी समीक्षा प्रकाशित है। अगर आप इसे बदलते हैं, तो नई पढ़े जाने तक यही दिखेगी।',
  'It isn’t about the product.': 'यह प्रोडक्ट के बारे में नहीं है।',
  'It contains personal details.': 'इसमें निजी जानकारी है।',
  'It contains insults or threats.': 'इसमें अपमानजनक बातें या धमकियाँ हैं।',
  'It contains advertising.': 'इसमें विज्ञापन है।',
  'It doesn’t seem to be about your own experience.': 'यह आपके अपने अनुभव के बारे में नहीं लगती।',
  'It contains something that the law doesn’t allow us to publish.':
    'इसमें कुछ ऐसा है जिसे क़ानून हमें प्रकाशित करने की अनुमति नहीं देता।',
  'We couldn’t publish your review.': 'हम आपकी समीक्षा प्रकाशित नहीं कर सके।',
  'You can change it and send it again.': 'आप इसे बदलकर फिर भेज सकते हैं।',
  'Tell us what you think': 'हमें बताएँ कि आपको कैसा लगा',
  Published: 'प्रकाशित',
  'Waiting for approval': 'मंज़ूरी का इंतज़ार',
  'Not published': 'प्रकाशित नहीं',
  'Reply from {brand}': '{brand} का जवाब',
  'Edit review': 'समीक्षा बदलें',
  'Delete review': 'समीक्षा मिटाएँ',
  'Delete this review?': 'यह समीक्षा मिटाएँ?',
  Cancel: 'रद्द करें',
  Delete: 'मिटाएँ',
  'It disappears from the product’s page. This can’t be undone.':
    'यह प्रोडक्ट के पेज से हट जाएगी। इसे वापस नहीं लाया जा सकता।',
  'Please log in to write a review.': 'समीक्षा लिखने के लिए कृपया लॉग इन करें।',
  'Your reviews didn’t load.': 'आपकी समीक्षाएँ नहीं आ सकीं।',
  'Loading your reviews': 'आपकी समीक्षाएँ आ रही हैं',
  'Review {product}': '{product} की समीक्षा करें',
  'NO MORE REVIEW EMAILS': 'समीक्षा वाले ईमेल बंद',
  'Press the button, and we won’t ask you for reviews by email again.':
    'बटन दबाएँ, और हम ईमेल से फिर समीक्षा नहीं माँगेंगे।',
  'Don’t ask me again': 'मुझसे फिर न पूछें',
  'We won’t ask you for reviews again.': 'हम आपसे फिर समीक्षा नहीं माँगेंगे।',
  'Write at most 2,000 characters.': 'ज़्यादा से ज़्यादा 2,000 अक्षर लिखें।',
  'Write at least 10 characters.': 'कम से कम 10 अक्षर लिखें।',
  'Leave out email addresses. Everybody can read your review.': 'ईमेल पते न लिखें। आपकी समीक्षा हर कोई पढ़ सकता है।',
  'Leave out links and web addresses.': 'लिंक और वेब पते न लिखें।',
  'Leave out phone numbers. Everybody can read your review.': 'फ़ोन नंबर न लिखें। आपकी समीक्षा हर कोई पढ़ सकता है।',
  'Leave out repeated words and signs.': 'दोहराए गए शब्द और चिह्न न लिखें।',
  'Say it in words.': 'शब्दों में लिखें।',
  'A photo is no longer available. Please add it again.': 'एक तस्वीर अब नहीं है। कृपया उसे फिर जोड़ें।',
  'You’ve added many photos. Send your review, or try again tomorrow.':
    'आपने बहुत तस्वीरें जोड़ी हैं। अपनी समीक्षा भेजें, या कल फिर कोशिश करें।',
  'Choose a JPEG, PNG or WebP picture.': 'JPEG, PNG या WebP तस्वीर चुनें।',
  'Stop the emails that ask you for reviews.': 'समीक्षा माँगने वाले ईमेल बंद करें।',
  'Your reviews, and products that you can review.': 'आपकी समीक्षाएँ, और वे प्रोडक्ट जिनकी आप समीक्षा कर सकते हैं।',
  'Say what you think of a product that you bought.': 'अपने खरीदे हुए प्रोडक्ट के बारे में अपनी राय बताएँ।',
}
