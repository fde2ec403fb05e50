import { listPicturePaths } from './list-picture-paths'
import { pouches } from './packs'
import type { SeedProduct } from './seed-product'

/** Ready-made mixtures, each for a dish or a cuisine. Sold by weight. */
export const spiceBlends = [
  {
    _id: 'garam-masala',
    name: 'Garam Masala',
    hindiName: 'गरम मसाला',
    description:
      'Garam masala means warm spices, and every household in north India has its own mixture. Ours leans on cinnamon, cardamom, cloves, pepper and star anise and is ground a little coarse for a fuller aroma. Sprinkle it over dal, curries and roast vegetables just before serving.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('garam-masala', 4),
    variants: pouches('garam-masala', [110, 265, 515]),
    synonyms: ['garam masala blend', 'garam masaala'],
  },
  {
    _id: 'pav-bhaji-masala',
    name: 'Pav Bhaji Masala',
    hindiName: 'पाव भाजी मसाला',
    description:
      'Pav bhaji is the buttery mash of vegetables that Mumbai eats with soft rolls. This blend is tangy and gently hot, with coriander, chilli, fennel and dried mango. Cook two teaspoons in butter before adding the vegetables for four people.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('pav-bhaji-masala', 4),
    variants: pouches('pav-bhaji-masala', [85, 199, 385]),
    synonyms: ['pav bhaji', 'pao bhaji masala', 'bhaji masala'],
  },
  {
    _id: 'chole-masala',
    name: 'Chole Masala',
    hindiName: 'छोले मसाला',
    description:
      'Chole masala gives Punjabi chickpeas their dark colour and sour edge. Black cardamom, cumin, cloves and dried mango are at its heart. Fry it with onion and tomato, add boiled chickpeas, and let the pot simmer until thick.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('chole-masala', 4),
    variants: pouches('chole-masala', [85, 199, 385]),
    synonyms: ['chole', 'chana masala', 'chhole masala'],
  },
  {
    _id: 'rasam-powder',
    name: 'Rasam Powder',
    hindiName: 'रसम पाउडर',
    description:
      'Rasam is the thin, peppery and sour broth of south India. This powder joins black pepper, cumin, coriander and red chilli with roasted dal. Boil it with tamarind and tomato, then finish the pot with mustard seeds and curry leaves.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('rasam-powder', 4),
    variants: pouches('rasam-powder', [75, 175, 335]),
    synonyms: ['rasam', 'rasam masala', 'saaru pudi'],
  },
  {
    _id: 'sambar-powder',
    name: 'Sambar Powder',
    hindiName: 'सांबर पाउडर',
    description:
      'Sambar is a lentil and vegetable stew eaten all over south India with rice, idli and dosa. The powder is built on coriander, red chilli, fenugreek and roasted dal, which also thickens the stew lightly. Use about one tablespoon for four people.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('sambar-powder', 4),
    variants: pouches('sambar-powder', [75, 175, 335]),
    synonyms: ['sambar', 'sambar masala', 'sambhar powder', 'huli pudi'],
  },
  {
    _id: 'biryani-masala',
    name: 'Biryani Masala',
    hindiName: 'बिरयानी मसाला',
    description:
      'This blend carries the perfume of a layered biryani, with cardamom, cloves, cinnamon, star anise and bay. Rub it into the meat or vegetables with yoghurt before cooking. A last pinch between the layers of rice keeps the aroma fresh.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('biryani-masala', 4),
    variants: pouches('biryani-masala', [115, 275, 535]),
    synonyms: ['biryani', 'biriyani masala', 'pulao masala'],
  },
  {
    _id: 'butter-paneer-masala',
    name: 'Butter Paneer Masala',
    hindiName: 'बटर पनीर मसाला',
    description:
      'Butter paneer masala makes the smooth red gravy known from restaurants all over north India. Mild Kashmiri chilli gives the colour, and cardamom and dried fenugreek leaf give the scent. Cook it with tomato, butter and a little cream before adding the paneer.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('butter-paneer-masala', 4),
    variants: pouches('butter-paneer-masala', [95, 225, 435]),
    synonyms: ['paneer butter masala', 'paneer masala', 'makhani masala'],
  },
  {
    _id: 'chinese-five-spice',
    name: 'Chinese Five Spice',
    hindiName: 'चाइनीज़ फाइव स्पाइस',
    description:
      'Chinese five spice joins star anise, fennel, cloves, cinnamon and Sichuan pepper. It is sweet, warm and lightly numbing all at once. Use a pinch in stir-fries, fried rice, marinades and roast vegetables.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('chinese-five-spice', 4),
    variants: pouches('chinese-five-spice', [125, 299, 585]),
    synonyms: ['five spice', '5 spice', 'chinese 5 spice'],
  },
  {
    _id: 'taco-seasoning',
    name: 'Taco Seasoning',
    hindiName: 'टैको सीज़निंग',
    description:
      'Taco seasoning is a smoky, savoury mixture of cumin, chilli, paprika, garlic and oregano. Stir it into beans, mince or paneer with a splash of water. It also works on potato wedges, corn and grilled vegetables.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('taco-seasoning', 4),
    variants: pouches('taco-seasoning', [115, 275, 535]),
    synonyms: ['taco', 'taco masala', 'mexican seasoning'],
  },
  {
    _id: 'creole-seasoning',
    name: 'Creole Seasoning',
    hindiName: 'क्रियोल सीज़निंग',
    description:
      'Creole cooking comes from Louisiana, where French, Spanish and African kitchens met. The seasoning is warm with paprika and pepper and green with dried herbs. Use it on prawns, chicken and rice bowls, or toss it with pasta and cream.',
    category: 'SPICES BLENDS',
    images: listPicturePaths('creole-seasoning', 4),
    variants: pouches('creole-seasoning', [115, 275, 535]),
    synonyms: ['creole', 'cajun', 'louisiana seasoning'],
  },
] satisfies readonly SeedProduct[]
