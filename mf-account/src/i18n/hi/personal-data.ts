import type { Translations } from 'shared-contracts/i18n/translate'

export const personalData: Translations = {
  'One file (JSON) with everything we keep under your account: your details, your addresses, your orders and where you are signed in.':
    'एक फ़ाइल (JSON), जिसमें वह सब है जो हम आपके खाते में रखते हैं: आपकी जानकारी, आपके पते, आपके ऑर्डर और आप कहाँ-कहाँ साइन इन हैं।',
  'Download My Data': 'मेरा डेटा डाउनलोड करें',
  'Your data has been downloaded.': 'आपका डेटा डाउनलोड हो गया।',
  'This cannot be undone.': 'इसे वापस नहीं लिया जा सकता।',
  'Your details, your saved addresses and every sign-in are deleted at once.':
    'आपकी जानकारी, आपके सेव किए पते और सभी साइन इन तुरंत मिटा दिए जाते हैं।',
  'Invoices are kept as long as the law wants them, with name and address. The email address and phone number in them are removed 30 days after the order.':
    'बिल नाम और पते के साथ उतने समय तक रखे जाते हैं जितना कानून कहता है। उनमें से ईमेल पता और फ़ोन नंबर ऑर्डर के 30 दिन बाद हटा दिए जाते हैं।',
  'An order that is under way still arrives.': 'जो ऑर्डर रास्ते में है, वह फिर भी पहुँचेगा।',
  'The newsletter is apart from the account: each one has a link to unsubscribe.':
    'न्यूज़लेटर खाते से अलग है: हर न्यूज़लेटर में उसे बंद करने का लिंक होता है।',
  'Delete My Account': 'मेरा खाता मिटाएँ',
  'Your account has been deleted.': 'आपका खाता मिटा दिया गया है।',
}
