import type { Words } from 'shared-contracts/i18n/translate'

/** What mails and the page on the way to a gateway say. A native speaker has to read it before launch. */
export const words: Words = {
  'Or open this address: {address}': 'या यह पता खोलें: {address}',
  'Dear {name},': 'प्रिय {name},',
  'Hello {firstName},': 'नमस्ते {firstName},',

  'Your order {orderId} has been confirmed': 'आपका ऑर्डर {orderId} पक्का हो गया है',
  'Your order {orderId} has been confirmed. Thank you!': 'आपका ऑर्डर {orderId} पक्का हो गया है। धन्यवाद!',
  'ORDER INVOICE #{orderId}': 'ऑर्डर का बिल #{orderId}',
  'Sub total': 'उप-योग',
  Shipping: 'डिलीवरी शुल्क',
  'Tax ({percent}%), included in the prices': 'कर ({percent}%), कीमतों में शामिल',
  'Total paid': 'कुल भुगतान',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'भुगतान आईडी: {paymentId}',
  'Shipping address': 'डिलीवरी का पता',
  'The payment for your order {orderId} failed': 'आपके ऑर्डर {orderId} का भुगतान नहीं हो पाया',
  'The payment of {sum} for your order {orderId} failed.':
    'आपके ऑर्डर {orderId} के लिए {sum} का भुगतान नहीं हो पाया।',
  'The payment failed.': 'भुगतान नहीं हो पाया।',
  'Your order is kept. If money was taken from your account all the same, your bank gives it back.':
    'आपका ऑर्डर हमारे पास सुरक्षित है। अगर फिर भी आपके खाते से पैसे कट गए हैं, तो आपका बैंक उन्हें लौटा देगा।',
  'PAY AGAIN': 'फिर से भुगतान करें',
  'A refund of {sum} for your order {orderId}': 'आपके ऑर्डर {orderId} के लिए {sum} का रिफ़ंड',
  'We have refunded {sum} for your order {orderId}.': 'हमने आपके ऑर्डर {orderId} के लिए {sum} लौटा दिए हैं।',
  'The money goes back by the way you paid. It is credited in 10-15 days.':
    'पैसे उसी माध्यम में लौटेंगे जिससे आपने भुगतान किया था। वे 10-15 दिनों में जमा हो जाएँगे।',
  'Your order {orderId} has been cancelled': 'आपका ऑर्डर {orderId} रद्द कर दिया गया है',
  'We are sorry: we have cancelled your order {orderId}, and nothing of it will be sent.':
    'हमें खेद है: हमने आपका ऑर्डर {orderId} रद्द कर दिया है, और उसमें से कुछ भी नहीं भेजा जाएगा।',
  'The reason: {why}': 'कारण: {why}',
  'What you paid goes back by the way you paid. It is credited in 10-15 days.':
    'आपने जो भुगतान किया था वह उसी माध्यम में लौटेगा। वह 10-15 दिनों में जमा हो जाएगा।',

  'Welcome to {brand}': '{brand} में आपका स्वागत है',
  'Your account at {brand} is ready. With it you see your orders, and check out with your saved addresses.':
    '{brand} पर आपका खाता तैयार है। इससे आप अपने ऑर्डर देख सकते हैं और सहेजे हुए पतों से चेकआउट कर सकते हैं।',
  'SIGN IN': 'साइन इन करें',
  'If you did not create this account, please tell us: {email}.':
    'अगर यह खाता आपने नहीं बनाया है, तो कृपया हमें बताएँ: {email}.',
  'Reset your {brand} password': 'अपना {brand} पासवर्ड रीसेट करें',
  'Someone asked to reset the password of your account. To choose a new one, open this page within {minutes} minutes.':
    'किसी ने आपके खाते का पासवर्ड रीसेट करने का अनुरोध किया है। नया पासवर्ड चुनने के लिए यह पेज {minutes} मिनट के अंदर खोलें।',
  'Reset Password': 'पासवर्ड रीसेट करें',
  'If it was not you, there is nothing to do: your password stays as it is.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वैसा ही रहेगा।',
  'Your {brand} password was changed': 'आपका {brand} पासवर्ड बदल दिया गया है',
  'The password of your account was changed, and every other device was signed out.':
    'आपके खाते का पासवर्ड बदल दिया गया है, और बाकी सभी डिवाइस साइन आउट कर दिए गए हैं।',
  'If it was not you, please set a new password at once.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ।',
  'Forgot your Password?': 'पासवर्ड भूल गए?',
  'Your {brand} account was opened on a new device': 'आपका {brand} खाता एक नए डिवाइस पर खोला गया है',
  'Someone logged in to your account: {device}, {time} (Indian time).':
    'किसी ने आपके खाते में लॉग इन किया है: {device}, {time} (भारतीय समय)।',
  'an unknown device': 'एक अनजान डिवाइस',
  'If it was you, there is nothing to do. If it was not, please set a new password at once: it signs every device out.':
    'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे हर डिवाइस साइन आउट हो जाएगा।',

  'Please confirm your email address for {brand}': 'कृपया {brand} के लिए अपने ईमेल पते की पुष्टि करें',
  'Someone, we hope you, gave this address to {brand}. Please confirm within {days} days that it is yours. Until then we send nothing else to it.':
    'किसी ने, उम्मीद है कि आपने, {brand} को यह पता दिया है। कृपया {days} दिनों के अंदर पुष्टि करें कि यह आपका है। तब तक हम इस पर और कुछ नहीं भेजेंगे।',
  'Confirm my email address': 'मेरे ईमेल पते की पुष्टि करें',
  'If it was not you, there is nothing to do: this address gets no other mail from us.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: इस पते पर हमारा कोई और मेल नहीं आएगा।',
  'Someone asked to change the email address of your {brand} account':
    'किसी ने आपके {brand} खाते का ईमेल पता बदलने का अनुरोध किया है',
  'Your account is to get another email address. It changes once that address is confirmed.':
    'आपके खाते का ईमेल पता बदला जाना है। नए पते की पुष्टि होते ही यह बदल जाएगा।',
  'If it was not you, please set a new password at once: it takes the change back.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे यह बदलाव रद्द हो जाएगा।',
  'The email address of your {brand} account was changed': 'आपके {brand} खाते का ईमेल पता बदल दिया गया है',
  'Your account has another email address now. This one gets no more mails about it.':
    'अब आपके खाते का ईमेल पता दूसरा है। इस पते पर खाते के बारे में और मेल नहीं आएँगे।',
  'If it was not you, please tell us at once: {email}.': 'अगर यह आपने नहीं किया, तो कृपया हमें तुरंत बताएँ: {email}.',
  'A passkey was added to your {brand} account': 'आपके {brand} खाते में एक पासकी जोड़ी गई है',
  'A passkey was added to your account. Whoever holds it can sign in without your password.':
    'आपके खाते में एक पासकी जोड़ी गई है। यह जिसके पास है, वह आपके पासवर्ड के बिना साइन इन कर सकता है।',
  'If it was not you, please set a new password at once: that removes every passkey of your account.':
    'अगर यह आपने नहीं किया, तो कृपया तुरंत नया पासवर्ड बनाएँ: इससे आपके खाते की सभी पासकी हट जाएँगी।',
  'Your {brand} account has been deleted': 'आपका {brand} खाता हटा दिया गया है',
  'Your account has been deleted: your details, your saved addresses and your sign-ins are gone.':
    'आपका खाता हटा दिया गया है: आपकी जानकारी, सहेजे हुए पते और साइन-इन मिटा दिए गए हैं।',
  'The invoices of your orders are kept as long as the law wants them, with name and address. The e-mail address and phone number in them are removed 30 days after the order.':
    'आपके ऑर्डर के बिल, नाम और पते के साथ, तब तक रखे जाते हैं जब तक कानून के अनुसार ज़रूरी है। उनमें से ईमेल पता और फ़ोन नंबर ऑर्डर के 30 दिन बाद हटा दिए जाते हैं।',
  'If it was not you, please tell us: {email}.': 'अगर यह आपने नहीं किया, तो कृपया हमें बताएँ: {email}.',

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

  'We have your message: {ticket}': 'आपका संदेश हमें मिल गया है: {ticket}',
  'Thank you for your message. Its number is {ticket}; please name it whenever you ask about it.':
    'आपके संदेश के लिए धन्यवाद। इसका नंबर {ticket} है; इसके बारे में पूछते समय कृपया यह नंबर बताएँ।',
  'We answer as soon as we can, and settle it by {date} at the latest.':
    'हम जल्द से जल्द जवाब देते हैं, और {date} तक इसे ज़रूर निपटा देते हैं।',
  'Somebody is there for you: {hours}': 'हम इस समय उपलब्ध हैं: {hours}',
  'Our grievance officer: {officer}': 'हमारे शिकायत अधिकारी: {officer}',
  'This mail was sent because somebody wrote to us with this address. If it was not you, you need do nothing.':
    'यह मेल इसलिए भेजा गया है क्योंकि किसी ने इस पते से हमें लिखा है। अगर वह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',

  'Continue to payment': 'भुगतान के लिए आगे बढ़ें',
  'You are on the way to the secure payment page: UPI, cards and net banking.':
    'आप सुरक्षित भुगतान पेज पर जा रहे हैं: UPI, कार्ड और नेट बैंकिंग।',
  'This payment link has expired': 'इस भुगतान लिंक का समय समाप्त हो गया है',
  'Nothing has been charged. Please start the payment again from your order.':
    'आपसे कोई पैसा नहीं लिया गया है। कृपया अपने ऑर्डर से भुगतान फिर शुरू करें।',
  'To your account': 'अपने खाते पर जाएँ',

  'Your order {orderId} is on its way': 'आपका ऑर्डर {orderId} रास्ते में है',
  'We have handed a parcel of your order {orderId} to {courier}.':
    'हमने आपके ऑर्डर {orderId} का पार्सल {courier} को सौंप दिया है।',
  'Tracking number: {awb}': 'ट्रैकिंग नंबर: {awb}',
  'Courier: {courier}': 'कूरियर: {courier}',
  'TRACK YOUR PARCEL': 'अपना पार्सल ट्रैक करें',
  'In this parcel': 'इस पार्सल में',
  'Still to follow': 'अभी आना बाकी है',
  'You get another mail when it leaves.': 'वह निकलेगा तो आपको एक और मेल मिलेगा।',
  'Your order is complete with this parcel.': 'इस पार्सल के साथ आपका ऑर्डर पूरा हो गया है।',
  'The right tracking number for your order {orderId}': 'आपके ऑर्डर {orderId} का सही ट्रैकिंग नंबर',
  'The tracking number in our last mail about your order {orderId} was wrong. This one is right.':
    'आपके ऑर्डर {orderId} के बारे में हमारे पिछले मेल का ट्रैकिंग नंबर गलत था। यह वाला सही है।',
  'The tax invoice {number} of this parcel is in your account, with the order.':
    'इस पार्सल का टैक्स इनवॉइस {number} आपके खाते में, ऑर्डर के साथ है।',
  'This document was not found.': 'यह दस्तावेज़ नहीं मिला।',
  'Your order {orderId} could not be delivered': 'आपका ऑर्डर {orderId} पहुँचाया नहीं जा सका',
  '{courier} could not deliver a parcel of your order {orderId}, and is bringing it back to us.':
    '{courier} आपके ऑर्डर {orderId} का एक पार्सल पहुँचा नहीं सका, और उसे हमारे पास वापस ला रहा है।',
  'Please write to {email}: is your address right, and by which phone number can you be reached?':
    'कृपया {email} पर लिखें: क्या आपका पता सही है, और किस फ़ोन नंबर पर आपसे बात हो सकती है?',
  'A parcel of your order {orderId} is back with us': 'आपके ऑर्डर {orderId} का एक पार्सल हमारे पास वापस आ गया है',
  'We have received your return of order {orderId}': 'ऑर्डर {orderId} का आपका लौटाया सामान हमें मिल गया है',
  'A parcel of your order {orderId} could not be delivered, and is back with us.':
    'आपके ऑर्डर {orderId} का एक पार्सल पहुँचाया नहीं जा सका, और हमारे पास वापस आ गया है।',
  'What you sent back of your order {orderId} has arrived.':
    'आपने ऑर्डर {orderId} का जो सामान लौटाया था, वह पहुँच गया है।',
  'What came back': 'क्या वापस आया',
  'Please write to {email}: we send it once more, or give your money back.':
    'कृपया {email} पर लिखें: हम इसे फिर से भेज देंगे, या आपके पैसे लौटा देंगे।',
  'We look at it now. If money goes back to you, you get another mail.':
    'अब हम इसे देखेंगे। अगर आपके पैसे लौटाए जाते हैं, तो आपको एक और मेल मिलेगा।',
  'A credit note for your order {orderId}': 'आपके ऑर्डर {orderId} का क्रेडिट नोट',
  'For the {sum} that went back to you we have written the credit note {number}.':
    'आपको लौटाए गए {sum} के लिए हमने क्रेडिट नोट {number} बनाया है।',
  'It is in your account, with the order.': 'यह आपके खाते में, ऑर्डर के साथ है।',
}
