import type { Translations } from 'shared-contracts/i18n/translate'

export const home: Translations = {
  'Whole spices, ground spices, blends and DIY kits': 'साबुत मसाले, पिसे मसाले, मिश्रित मसाले और DIY किट',
  'Spices from Bangalore without additives or preservatives: whole, ground, blended, and as DIY kits.':
    'बेंगलुरु के मसाले, बिना किसी मिलावट या प्रिज़र्वेटिव के: साबुत, पिसे, मिश्रित और DIY किट में।',
  'BRINGING THE FLAVOURS TO YOU!': 'स्वाद, आपके घर तक!',
  'Whole and ground spices, blends and DIY kits, cleaned and packed in Bangalore.':
    'साबुत और पिसे मसाले, मिश्रण और DIY किट, बेंगलुरु में साफ़ और पैक किए हुए।',
  'Bowls of turmeric, chilli, pepper, cardamom and coriander':
    'हल्दी, लाल मिर्च, काली मिर्च, इलायची और धनिये की कटोरियाँ',
  'SHOP NOW': 'अभी खरीदें',

  'Our promises': 'हमारे वादे',
  'No Additives, No Preservatives': 'कोई मिलावट नहीं, कोई प्रिज़र्वेटिव नहीं',

  'DIY spice kits': 'DIY मसाला किट',
  'DIY SPICE KITS RANGE': 'DIY मसाला किट की रेंज',
  'FIND MORE LIKE THIS': 'ऐसे और देखें',
  'browse our latest products': 'हमारे नए प्रोडक्ट देखें',
  'Fresh batches of whole and ground spices, straight from the mill.':
    'साबुत और पिसे मसालों की ताज़ी खेप, सीधे चक्की से।',
  'OUR PRODUCTS': 'हमारे प्रोडक्ट',
  'A symphony of taste: bowls of spice blends': 'स्वाद का संगम: मिश्रित मसालों की कटोरियाँ',
  'A symphony of taste': 'स्वाद का संगम',
  'Seven bowls, one lid, and every dish you grew up with.': 'सात कटोरियाँ, एक ढक्कन, और बचपन का हर स्वाद।',
  'Recipe inspiration': 'क्या पकाएँ',
  'What to cook with the spices in your tin.': 'जो मसालेदानी में है, उससे क्या पकाएँ।',
  'Pav Bhaji': 'पाव भाजी',
  'Chinese Five Spices': 'चाइनीज़ फाइव स्पाइस',
  'From their kitchens': 'उनकी रसोई से',
  'WHY CHOOSE US?': 'हमें क्यों चुनें?',
  'Highly tasty and nutritious': 'स्वाद और पोषण से भरपूर',
  'Adulterant free Spices': 'मिलावट रहित मसाले',
  'Quick delivery to your doorsteps': 'आपके घर तक जल्दी डिलीवरी',
  'OUR COLLECTIONS': 'हमारे कलेक्शन',
  'Our collections': 'हमारे कलेक्शन',
}
