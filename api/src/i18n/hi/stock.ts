import type { Translations } from 'shared-contracts/i18n/translate'

export const stock: Translations = {
  'Confirm your request for {pack}': '{pack} के लिए अपने अनुरोध की पुष्टि करें',
  'Someone, hopefully you, asked us to email this address when {pack} is back in stock. Please confirm within a week.':
    'किसी ने, उम्मीद है कि आपने, हमसे कहा है कि {pack} फिर उपलब्ध होने पर इस पते पर ईमेल भेजें। कृपया एक हफ़्ते के अंदर पुष्टि करें।',
  'Confirm request': 'अनुरोध की पुष्टि करें',
  'If this wasn’t you, ignore this email. We won’t email you again, and we’ll delete your address.':
    'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। हम फिर ईमेल नहीं भेजेंगे और यह पता मिटा देंगे।',
  'Delete request': 'अनुरोध मिटाएँ',
  '{pack} is back in stock': '{pack} फिर उपलब्ध है',
  'You asked us to tell you: {pack} is back in stock.': 'आपने हमें बताने को कहा था: {pack} फिर उपलब्ध है।',
  'View product': 'प्रोडक्ट देखें',
  'This is the only email about it. We’ve deleted your request.':
    'इसके बारे में यह एक ही ईमेल है। हमने आपका अनुरोध मिटा दिया है।',
}
