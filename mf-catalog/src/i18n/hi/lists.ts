import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the lists, and their titles and descriptions. */
export const lists: Translations = {
  'All Products': 'सभी प्रोडक्ट',
  'Whole Spices': 'साबुत मसाले',
  'Ground Spices': 'पिसे मसाले',
  'DIY Spice Kits': 'DIY मसाला किट',
  'Spices Blends': 'मिश्रित मसाले',
  'From Rs {price}': 'Rs {price} से',
  'Products {first} to {last}': 'प्रोडक्ट {first} से {last}',
  'The list did not load': 'सूची नहीं खुली',
  'These products did not load': 'ये प्रोडक्ट नहीं खुले',
  'There are no products here': 'यहाँ कोई प्रोडक्ट नहीं है',
  'The list is shorter than this address says.': 'सूची इस पते जितनी लंबी नहीं है।',
  'See the list from its beginning': 'सूची शुरू से देखें',
  'Find in this list': 'इस सूची में खोजें',
  'No product in this list has that name.': 'इस सूची में इस नाम का कोई प्रोडक्ट नहीं है।',
  '{count} products found.': { one: '{count} प्रोडक्ट मिला।', other: '{count} प्रोडक्ट मिले।' },
  'These are the first {count}.': 'ये पहले {count} हैं।',
  'Show the whole list': 'पूरी सूची दिखाएँ',
  'Products are found by their English and Hindi names.': 'प्रोडक्ट अंग्रेज़ी और हिंदी नामों से मिलते हैं।',
  'Whole spices, ground spices, DIY spice kits and spice blends from Bangalore, in one list.':
    'बेंगलुरु से साबुत मसाले, पिसे मसाले, DIY मसाला किट और मिश्रित मसाले, एक ही सूची में।',
  'Pepper, cardamom, cloves, star anise and more, left whole so that they keep their aroma.':
    'काली मिर्च, इलायची, लौंग, चक्र फूल और बहुत कुछ, साबुत रखे गए ताकि खुशबू बनी रहे।',
  'Turmeric, chilli, coriander, ginger and more, milled with no additives and no preservatives.':
    'हल्दी, मिर्च, धनिया, सोंठ और बहुत कुछ, बिना किसी मिलावट और प्रिज़र्वेटिव के पिसे हुए।',
  'Kits of whole spices to roast and grind at home. Each one yields 150 g of fresh masala.':
    'घर पर भूनने और पीसने के लिए साबुत मसालों के किट। हर किट से 150 ग्राम ताज़ा मसाला बनता है।',
  'Ready blends for curries, biryani, rasam, pav bhaji, tacos and more.':
    'करी, बिरयानी, रसम, पाव भाजी, टैको और बहुत कुछ के लिए तैयार मसाले।',
  '{list}, part {part}': '{list}, भाग {part}',
  'Part {part} of the list.': 'सूची का भाग {part}।',
  'Part of a list not found': 'सूची का भाग नहीं मिला',
  'The list has no such part.': 'सूची में ऐसा कोई भाग नहीं है।',
}
