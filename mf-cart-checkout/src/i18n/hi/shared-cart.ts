import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of cart links: a shared cart, or the packs of an earlier order. */
export const sharedCart: Translations = {
  'A cart for you': 'आपके लिए एक कार्ट',
  'Spices someone chose for you, at today’s prices. Add them to your cart.':
    'किसी ने आपके लिए मसाले चुने हैं, आज की कीमतों पर। इन्हें अपने कार्ट में डालें।',
  'This cart link doesn’t work': 'यह कार्ट लिंक काम नहीं करता',
  'This link may be incomplete.': 'शायद यह लिंक अधूरा है।',
  'ADD THESE TO YOUR CART?': 'इन्हें अपने कार्ट में डालें?',
  'At today’s prices. Nothing changes until you choose.': 'आज की कीमतों पर। जब तक आप न चुनें, कुछ नहीं बदलेगा।',
  'Loading today’s prices': 'आज की कीमतें आ रही हैं',
  'The prices didn’t load': 'कीमतें नहीं आ सकीं',
  'Your cart hasn’t changed.': 'आपका कार्ट नहीं बदला है।',
  'None of these are available right now': 'इनमें से अभी कुछ उपलब्ध नहीं है',
  'Items in this cart': 'इस कार्ट के प्रोडक्ट',
  'ADD TO MY CART': 'मेरे कार्ट में डालें',
  'REPLACE MY CART': 'मेरे कार्ट की जगह इसे रखें',
  'The cart': 'कार्ट',
  '{count} items': { one: '{count} चीज़', other: '{count} चीज़ें' },
  'Some of these are already in your cart ({items}). Adding them increases the quantity.':
    'इनमें से कुछ पहले से आपके कार्ट ({items}) में हैं। डालने पर उनकी मात्रा बढ़ेगी।',
  'Your cart ({items}) won’t change until you choose.': 'जब तक आप न चुनें, आपका कार्ट ({items}) वैसा ही रहेगा।',
  '{pack} is sold out.': '{pack} का स्टॉक खत्म है।',
  'The pack of {name} in this link is no longer sold.': '{name} अब इस लिंक वाले पैक में नहीं मिलता।',
  '{count} products in this link are no longer sold.': {
    one: 'इस लिंक का एक प्रोडक्ट अब नहीं बिकता।',
    other: 'इस लिंक के {count} प्रोडक्ट अब नहीं बिकते।',
  },
  'Only {count} of {name} ({pack}) left. The link asks for more.':
    '{name} ({pack}) के बाकी पैक: सिर्फ़ {count}। लिंक में इससे ज़्यादा हैं।',
  'You can order up to {most} of {name} ({pack}). The link asks for more.':
    '{name} ({pack}) के ज़्यादा से ज़्यादा {most} पैक ऑर्डर किए जा सकते हैं। लिंक में इससे ज़्यादा हैं।',
  'Parts of this cart': 'इस कार्ट के हिस्से',
  'This cart has {count} items, and one order can have up to {most}. Here are the first {shown}. Order the rest separately.':
    'इस कार्ट में {count} तरह के प्रोडक्ट हैं, और एक ऑर्डर में {most} तरह के हो सकते हैं। यहाँ पहले {shown} हैं। बाकी का ऑर्डर अलग से करें।',
  'Items {from} to {to}': '{from} से {to} तक',
  'THIS LINK DOESN’T WORK': 'यह लिंक काम नहीं करता',
  'It may be incomplete. Ask the sender to send it again.': 'शायद यह अधूरा है। भेजने वाले से इसे दोबारा भेजने को कहें।',
}
