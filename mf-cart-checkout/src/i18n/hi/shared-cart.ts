import type { Translations } from 'shared-contracts/i18n/translate'

/** Cart links: a shared cart, or the packs of an earlier order. */
export const sharedCart: Translations = {
  'A cart for you': 'आपके लिए एक कार्ट',
  'Spices somebody chose for you, at today’s prices. Add them to your cart.':
    'किसी ने आपके लिए मसाले चुने हैं, आज की कीमतों पर। इन्हें अपने कार्ट में डालें।',
  'Link to a cart that does not work': 'कार्ट का लिंक जो काम नहीं करता',
  'This link may have been cut off on its way.': 'शायद यह लिंक रास्ते में अधूरा रह गया।',
  'ADD THESE TO YOUR CART?': 'इन्हें अपने कार्ट में डालें?',
  "At today's prices. Nothing changes until you choose.": 'आज की कीमतों पर। जब तक आप न चुनें, कुछ नहीं बदलेगा।',
  "Loading today's prices": 'आज की कीमतें आ रही हैं',
  'The prices did not load': 'कीमतें नहीं आ सकीं',
  'Your own cart is as it was.': 'आपका अपना कार्ट वैसा ही है।',
  'None of these can be bought now': 'इनमें से अभी कुछ नहीं खरीदा जा सकता',
  'Lines of this cart': 'इस कार्ट के प्रोडक्ट',
  'ADD TO MY CART': 'मेरे कार्ट में डालें',
  'REPLACE MY CART': 'मेरे कार्ट की जगह इसे रखें',
  'The cart': 'कार्ट',
  '{count} items': { one: '{count} चीज़', other: '{count} चीज़ें' },
  'Your cart ({items}) has some of these already. Adding makes them more.':
    'आपके कार्ट ({items}) में इनमें से कुछ पहले से है। डालने पर मात्रा बढ़ेगी।',
  'Your cart ({items}) stays as it is until you choose.': 'जब तक आप न चुनें, आपका कार्ट ({items}) वैसा ही रहेगा।',
  '{pack} is sold out.': '{pack} का स्टॉक खत्म है।',
  '{name} is no longer sold in the pack of this link.': '{name} अब इस लिंक वाले पैक में नहीं मिलता।',
  '{count} products of this link are no longer on sale.': {
    one: 'इस लिंक का एक प्रोडक्ट अब नहीं बिकता।',
    other: 'इस लिंक के {count} प्रोडक्ट अब नहीं बिकते।',
  },
  'Of {name} ({pack}) an order can have {most}; the link names more.':
    'एक ऑर्डर में {name} ({pack}) के ज़्यादा से ज़्यादा {most} पैक हो सकते हैं; लिंक में इससे ज़्यादा हैं।',
  'Parts of this cart': 'इस कार्ट के हिस्से',
  'This cart has {count} lines, and one order can have {most}. Here are the first {shown}; order the others after them.':
    'इस कार्ट में {count} तरह के प्रोडक्ट हैं, और एक ऑर्डर में {most} तरह के हो सकते हैं। यहाँ पहले {shown} हैं; बाकी का ऑर्डर इनके बाद करें।',
  'Lines {from} to {to}': '{from} से {to} तक',
  'THIS LINK DOES NOT WORK': 'यह लिंक काम नहीं करता',
  'It may have been cut off on its way. Please ask for it once more.':
    'शायद यह रास्ते में अधूरा रह गया। कृपया इसे एक बार फिर मँगवाएँ।',
}
