import { listPicturePaths } from './list-picture-paths'
import { kits } from './packs'
import type { SeedProduct } from './seed-product'

/** Boxes of measured spices to roast, grind and mix at home. Specification 4.5 gives the first four prices. */
export const diyKits = [
  {
    _id: 'chole-masala-kit',
    name: 'Chole Masala DIY Kit',
    hindiName: 'छोले मसाला किट',
    description:
      'Everything you need to make your own chole masala at home. The box holds whole spices and ground ones in separate compartments. Roast the whole spices, let them cool and grind them with the rest. The kit yields 150 g of fresh masala.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('chole-masala-kit', 2),
    variants: kits('chole-masala-kit', [125, 239, 349]),
    synonyms: ['chole kit', 'chana masala kit', 'diy chole masala'],
  },
  {
    _id: 'curry-powder-kit',
    name: 'Curry Powder DIY Kit',
    hindiName: 'करी पाउडर किट',
    description:
      'Make a golden curry powder in your own kitchen. The box holds turmeric, coriander, cumin, chilli and other spices, each in its own place. Roast, cool and grind as fine as you like. Use less chilli for a milder powder. The kit yields 150 g.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('curry-powder-kit', 2),
    variants: kits('curry-powder-kit', [115, 219, 319]),
    synonyms: ['curry kit', 'diy curry powder'],
  },
  {
    _id: 'rasam-powder-kit',
    name: 'Rasam Powder DIY Kit',
    hindiName: 'रसम पाउडर किट',
    description:
      'A kit for the peppery powder behind a south Indian rasam. The box holds dal, red chillies, coriander, pepper, cumin and curry leaves. Roast each part until it smells toasted and grind them together. The kit yields 150 g of rasam powder.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('rasam-powder-kit', 2),
    variants: kits('rasam-powder-kit', [120, 229, 335]),
    synonyms: ['rasam kit', 'diy rasam powder'],
  },
  {
    _id: 'butter-paneer-masala-kit',
    name: 'Butter Paneer Masala DIY Kit',
    hindiName: 'बटर पनीर मसाला किट',
    description:
      'Blend the masala for a rich red paneer gravy yourself. Mild Kashmiri chilli gives the colour and cardamom the scent. Warm the whole spices in a dry pan, grind them and mix in the powders. The kit yields 150 g of masala.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('butter-paneer-masala-kit', 2),
    variants: kits('butter-paneer-masala-kit', [135, 259, 379]),
    synonyms: ['paneer butter masala kit', 'diy butter paneer masala'],
  },
  {
    _id: 'garam-masala-kit',
    name: 'Garam Masala DIY Kit',
    hindiName: 'गरम मसाला किट',
    description:
      'Twelve spices in one box for a garam masala of your own. Roast them gently until they are warm and fragrant. Grind them coarse for curries or fine for gravies. Keep back what you do not like and add more of what you do. The kit yields 150 g.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('garam-masala-kit', 2),
    variants: kits('garam-masala-kit', [145, 279, 409]),
    synonyms: ['garam masala set', 'diy garam masala'],
  },
  {
    _id: 'pav-bhaji-masala-kit',
    name: 'Pav Bhaji Masala DIY Kit',
    hindiName: 'पाव भाजी मसाला किट',
    description:
      'Bring the taste of a Mumbai street stall to your own pan. The box holds chilli, coriander, fennel, dried mango and more in separate compartments. Roast the whole spices, grind them and stir in the powders. The kit yields 150 g of masala.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('pav-bhaji-masala-kit', 2),
    variants: kits('pav-bhaji-masala-kit', [125, 239, 349]),
    synonyms: ['pav bhaji kit', 'diy pav bhaji masala'],
  },
  {
    _id: 'taco-seasoning-kit',
    name: 'Taco Seasoning DIY Kit',
    hindiName: 'टैको सीज़निंग किट',
    description:
      'Mix a taco seasoning to your own taste. The box holds chilli, cumin, paprika, garlic, herbs and pepper. There is little to roast, so it is the quickest kit to make. Start with half of the chilli and taste as you go. The kit yields 150 g.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('taco-seasoning-kit', 2),
    variants: kits('taco-seasoning-kit', [135, 259, 379]),
    synonyms: ['taco kit', 'diy taco seasoning'],
  },
  {
    _id: 'chinese-five-spice-kit',
    name: 'Chinese Five Spice DIY Kit',
    hindiName: 'चाइनीज़ फाइव स्पाइस किट',
    description:
      'Make a classic five spice powder from whole spices. The box holds star anise, fennel, cloves, cinnamon and Sichuan pepper, with white pepper for those who like it hotter. Toast them lightly and grind them fine. The kit yields 150 g of seasoning.',
    category: 'DIY SPICE KIT',
    images: listPicturePaths('chinese-five-spice-kit', 2),
    variants: kits('chinese-five-spice-kit', [145, 279, 409]),
    synonyms: ['five spice kit', '5 spice kit', 'diy five spice'],
  },
] satisfies readonly SeedProduct[]
