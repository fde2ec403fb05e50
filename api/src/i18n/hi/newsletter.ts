import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about the newsletter. */
export const newsletter: Translations = {
  'Confirm your subscription to the {brand} newsletter': '{brand} न्यूज़लेटर की अपनी सदस्यता की पुष्टि करें',
  'Someone, we hope you, asked for the {brand} newsletter at this address. Please confirm it within a week.':
    'किसी ने, उम्मीद है कि आपने, इस पते पर {brand} न्यूज़लेटर मँगाया है। कृपया एक हफ़्ते के अंदर पुष्टि करें।',
  'Confirm subscription': 'सदस्यता की पुष्टि करें',
  'If it was not you, there is nothing to do: no newsletter is sent, and the address is forgotten.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: कोई न्यूज़लेटर नहीं भेजा जाएगा और यह पता मिटा दिया जाएगा।',
  'You are subscribed to the {brand} newsletter': 'आप {brand} न्यूज़लेटर के सदस्य बन गए हैं',
  'Thank you! New kits, harvest news and dishes to cook will come to this address.':
    'धन्यवाद! नई किट, फ़सल की ख़बरें और पकाने के लिए व्यंजन इस पते पर आएँगे।',
  'You can stop them whenever you like.': 'आप इन्हें जब चाहें बंद कर सकते हैं।',
  Unsubscribe: 'सदस्यता समाप्त करें',
}
