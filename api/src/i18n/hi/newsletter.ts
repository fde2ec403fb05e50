import type { Translations } from 'shared-contracts/i18n/translate'

export const newsletter: Translations = {
  'Confirm your subscription to the {brand} newsletter': '{brand} न्यूज़लेटर की अपनी सदस्यता की पुष्टि करें',
  'Someone, hopefully you, signed up for the {brand} newsletter with this address. Please confirm within a week.':
    'किसी ने, उम्मीद है कि आपने, इस पते पर {brand} न्यूज़लेटर मँगाया है। कृपया एक हफ़्ते के अंदर पुष्टि करें।',
  'Confirm subscription': 'सदस्यता की पुष्टि करें',
  'If this wasn’t you, ignore this email. We won’t send the newsletter, and we’ll delete your address.':
    'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। हम न्यूज़लेटर नहीं भेजेंगे और यह पता मिटा देंगे।',
  'You’re subscribed to the {brand} newsletter': 'आप {brand} न्यूज़लेटर के सदस्य बन गए हैं',
  'Thank you! We’ll send new kits, harvest news and recipes to this address.':
    'धन्यवाद! नई किट, फ़सल की ख़बरें और रेसिपी हम इसी पते पर भेजेंगे।',
  'You can unsubscribe any time.': 'आप इन्हें जब चाहें बंद कर सकते हैं।',
  Unsubscribe: 'सदस्यता समाप्त करें',
}
