import type { Translations } from 'shared-contracts/i18n/translate'

export const personalData: Translations = {
  'A JSON file with everything we store in your account: your details, addresses, orders and signed-in devices.':
    'एक फ़ाइल (JSON), जिसमें आपके खाते का सारा डेटा है: आपकी जानकारी, पते, ऑर्डर और साइन इन किए हुए डिवाइस।',
  'Download My Data': 'मेरा डेटा डाउनलोड करें',
  'Your data has been downloaded.': 'आपका डेटा डाउनलोड हो गया।',
  'This can’t be undone.': 'इसे वापस नहीं लिया जा सकता।',
  'Your details, saved addresses and sign-ins are deleted immediately.':
    'आपकी जानकारी, आपके सेव किए पते और सभी साइन इन तुरंत मिटा दिए जाते हैं।',
  'We keep invoices, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.':
    'हम बिल आपके नाम और पते के साथ उतने समय तक रखते हैं जितना कानूनन ज़रूरी है। उनमें से आपका ईमेल पता और फ़ोन नंबर ऑर्डर के 30 दिन बाद हटा दिए जाते हैं।',
  'Orders on their way will still be delivered.': 'जो ऑर्डर रास्ते में हैं, वे फिर भी पहुँचेंगे।',
  'Our newsletter is separate from your account. To stop it, use the unsubscribe link in any issue.':
    'न्यूज़लेटर खाते से अलग है: हर न्यूज़लेटर में उसे बंद करने का लिंक होता है।',
  'Delete My Account': 'मेरा खाता मिटाएँ',
  'Your account has been deleted.': 'आपका खाता मिटा दिया गया है।',
}
