import { listPicturePaths } from './list-picture-paths'
import { pouches } from './packs'
import type { SeedProduct } from './seed-product'

/** Spices ground for everyday cooking. Sold by weight. */
export const groundSpices = [
  {
    _id: 'turmeric-powder',
    name: 'Turmeric Powder',
    hindiName: 'हल्दी',
    description:
      'Turmeric is a root of the ginger family that is boiled, dried and ground to a deep yellow powder. It tastes earthy and a little bitter, and colours everything it touches. Cook it in oil for a few seconds at the start of dals, curries and vegetables.',
    category: 'GROUND SPICES',
    images: listPicturePaths('turmeric-powder', 4),
    variants: pouches('turmeric-powder', [55, 125, 239]),
    synonyms: ['haldi', 'haldi powder', 'manjal'],
  },
  {
    _id: 'red-chilli-powder',
    name: 'Red Chilli Powder',
    hindiName: 'लाल मिर्च पाउडर',
    description:
      'Dried red chillies are ground to a bright powder with a direct, lasting heat. Add it with the onions and tomatoes so that it cooks through. Start with half a teaspoon for four people and taste before adding more.',
    category: 'GROUND SPICES',
    images: listPicturePaths('red-chilli-powder', 4),
    variants: pouches('red-chilli-powder', [65, 149, 285]),
    synonyms: ['lal mirch', 'mirchi powder', 'chili powder', 'red chili powder'],
  },
  {
    _id: 'kashmiri-chilli-powder',
    name: 'Kashmiri Chilli Powder',
    hindiName: 'कश्मीरी लाल मिर्च',
    description:
      'Kashmiri chillies are wrinkled, deep red and mild. Their powder gives rogan josh, butter paneer and tandoori marinades a rich colour with gentle warmth. Stir it into warm oil or yoghurt to bring out the red.',
    category: 'GROUND SPICES',
    images: listPicturePaths('kashmiri-chilli-powder', 4),
    variants: pouches('kashmiri-chilli-powder', [95, 225, 435]),
    synonyms: ['kashmiri mirch', 'kashmiri lal mirch', 'kashmiri chili powder', 'deggi mirch'],
  },
  {
    _id: 'coriander-powder',
    name: 'Coriander Powder',
    hindiName: 'धनिया पाउडर',
    description:
      'Coriander powder is made by grinding the dried seeds of the plant. It is mild, sweet and faintly citrus, and it gives a gravy body as well as flavour. Most everyday Indian curries use more of it than of any other ground spice.',
    category: 'GROUND SPICES',
    images: listPicturePaths('coriander-powder', 4),
    variants: pouches('coriander-powder', [49, 115, 219]),
    synonyms: ['dhania powder', 'dhaniya', 'ground coriander'],
  },
  {
    _id: 'cumin-powder',
    name: 'Cumin Powder',
    hindiName: 'जीरा पाउडर',
    description:
      'Cumin powder brings the earthy warmth of the seed to dishes where whole seeds are not wanted. Use it in kebabs, chaat, raita and bean stews. Stir it in towards the end of cooking if you want its aroma to stay clear.',
    category: 'GROUND SPICES',
    images: listPicturePaths('cumin-powder', 4),
    variants: pouches('cumin-powder', [85, 199, 385]),
    synonyms: ['jeera powder', 'jira powder', 'ground cumin'],
  },
  {
    _id: 'black-pepper-powder',
    name: 'Black Pepper Powder',
    hindiName: 'काली मिर्च पाउडर',
    description:
      'Black pepper powder is for the moments when a mill is out of reach. It is hot and woody and mixes evenly into soups, marinades and scrambled eggs. Close the pack at once after use, because ground pepper loses its aroma sooner than the whole berry.',
    category: 'GROUND SPICES',
    images: listPicturePaths('black-pepper-powder', 4),
    variants: pouches('black-pepper-powder', [155, 369, 709]),
    synonyms: ['kali mirch powder', 'ground black pepper', 'pepper powder'],
  },
  {
    _id: 'ginger-powder',
    name: 'Ginger Powder',
    hindiName: 'सोंठ',
    description:
      'Sonth is ginger that has been dried and ground fine. It is warmer and rounder than the fresh root, with less of its juice and bite. Use it in masala tea, gingerbread, Kashmiri gravies and sweet chutneys.',
    category: 'GROUND SPICES',
    images: listPicturePaths('ginger-powder', 4),
    variants: pouches('ginger-powder', [95, 225, 435]),
    synonyms: ['sonth', 'saunth', 'dry ginger', 'sukku'],
  },
  {
    _id: 'amchur-powder',
    name: 'Amchur Powder',
    hindiName: 'अमचूर',
    description:
      'Amchur is made from unripe green mangoes that are sliced, dried and ground. It adds a fruity sourness without adding liquid. Sprinkle it over bhindi, chole and chaat near the end of cooking.',
    category: 'GROUND SPICES',
    images: listPicturePaths('amchur-powder', 4),
    variants: pouches('amchur-powder', [75, 175, 335]),
    synonyms: ['amchoor', 'aamchur', 'dry mango powder', 'mango powder'],
  },
  {
    _id: 'curry-powder',
    name: 'Curry Powder',
    hindiName: 'करी पाउडर',
    description:
      'Curry powder is a ready mixture built on turmeric, coriander and cumin, with a little fenugreek and chilli. It is mild and golden, and a good start for a quick weeknight curry. Fry it with onions, then add vegetables, chicken or coconut milk.',
    category: 'GROUND SPICES',
    images: listPicturePaths('curry-powder', 4),
    variants: pouches('curry-powder', [75, 179, 345]),
    synonyms: ['curry masala', 'kari powder'],
  },
  {
    _id: 'garam-masala-powder',
    name: 'Garam Masala Powder',
    hindiName: 'गरम मसाला पाउडर',
    description:
      'This is a finely ground garam masala for everyday cooking, warm with cinnamon, cardamom, cloves and pepper. Because it is already ground it dissolves smoothly into gravies. Add half a teaspoon in the last minutes of cooking.',
    category: 'GROUND SPICES',
    images: listPicturePaths('garam-masala-powder', 4),
    variants: pouches('garam-masala-powder', [95, 229, 445]),
    synonyms: ['garam masala', 'ground garam masala'],
  },
] satisfies readonly SeedProduct[]
