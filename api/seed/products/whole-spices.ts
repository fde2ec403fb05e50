import { listPicturePaths } from './list-picture-paths'
import { pouches } from './packs'
import type { SeedProduct } from './seed-product'

/** Dried seeds, pods, barks and leaves. Sold by weight. */
export const wholeSpices = [
  {
    _id: 'black-pepper',
    name: 'Black Pepper',
    hindiName: 'काली मिर्च',
    description:
      "Black pepper is the dried berry of a climbing vine native to India's Malabar coast. It is sharp and warm, with a woody, slightly citrus smell that fades soon after grinding. Crush it fresh over eggs and salads, or let it cook slowly in rasam, stews and pepper fry.",
    category: 'WHOLE SPICES',
    images: listPicturePaths('black-pepper', 4),
    variants: pouches('black-pepper', [145, 345, 660]),
    synonyms: ['kali mirch', 'peppercorns', 'pepper', 'kurumulagu'],
  },
  {
    _id: 'white-pepper',
    name: 'White Pepper',
    hindiName: 'सफ़ेद मिर्च',
    description:
      'White pepper is the ripe pepper berry with its dark skin soaked off before drying. Its heat is clean and earthy, without the fruity edge of black pepper. It seasons pale gravies, soups and stir-fries without dark specks.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('white-pepper', 4),
    variants: pouches('white-pepper', [195, 465, 890]),
    synonyms: ['safed mirch', 'white peppercorns'],
  },
  {
    _id: 'green-cardamom',
    name: 'Green Cardamom',
    hindiName: 'हरी इलायची',
    description:
      'Green cardamom comes from a tall plant of the ginger family that grows wild in the hills of the Western Ghats. The pods are sweet and cool, with notes of eucalyptus and lemon. Bruise them for tea and pulao, or grind the seeds alone for kheer and cakes.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('green-cardamom', 4),
    variants: pouches('green-cardamom', [485, 1175, 2290]),
    synonyms: ['elaichi', 'hari elaichi', 'chhoti elaichi', 'cardamom'],
  },
  {
    _id: 'black-cardamom',
    name: 'Black Cardamom',
    hindiName: 'बड़ी इलायची',
    description:
      'Black cardamom is grown in the eastern Himalaya and is traditionally dried over a fire. The large pods taste smoky and resinous, quite unlike the green kind. One or two are enough for a pot of chole, biryani or dal makhani.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('black-cardamom', 4),
    variants: pouches('black-cardamom', [295, 715, 1390]),
    synonyms: ['badi elaichi', 'kali elaichi', 'brown cardamom'],
  },
  {
    _id: 'cloves',
    name: 'Cloves',
    hindiName: 'लौंग',
    description:
      'Cloves are the unopened flower buds of an evergreen tree, picked by hand and dried until brown. They are strong, sweet and slightly numbing, so a few go a long way. Use them whole in rice and braises, or ground in garam masala and baking.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('cloves', 4),
    variants: pouches('cloves', [195, 470, 910]),
    synonyms: ['laung', 'lavang', 'clove'],
  },
  {
    _id: 'star-anise',
    name: 'Star Anise',
    hindiName: 'चक्र फूल',
    description:
      'Star anise is the star-shaped fruit of a small evergreen tree of southern China and northern Vietnam. It has the sweetness of liquorice with a warm finish. Simmer a star in biryani, stock or stewed fruit and lift it out before serving.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('star-anise', 4),
    variants: pouches('star-anise', [165, 395, 760]),
    synonyms: ['chakra phool', 'chakri phool', 'badian'],
  },
  {
    _id: 'cumin-seeds',
    name: 'Cumin Seeds',
    hindiName: 'जीरा',
    description:
      'Cumin has been grown for thousands of years, and today the dry plains of Gujarat and Rajasthan are its chief home in India. The seeds are earthy and warm, and turn nutty when they crackle in hot oil. They begin countless dals, sabzis and rice dishes.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('cumin-seeds', 4),
    variants: pouches('cumin-seeds', [75, 175, 335]),
    synonyms: ['jeera', 'zeera', 'jira'],
  },
  {
    _id: 'coriander-seeds',
    name: 'Coriander Seeds',
    hindiName: 'साबुत धनिया',
    description:
      'Coriander seeds are the dried fruits of the same plant whose leaves we chop over food. They taste mild and sweet, with a hint of orange peel. Roast them lightly and crush them for kadai dishes, sambar powder and pickles.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('coriander-seeds', 4),
    variants: pouches('coriander-seeds', [45, 99, 185]),
    synonyms: ['dhania', 'sabut dhania', 'dhaniya'],
  },
  {
    _id: 'fennel-seeds',
    name: 'Fennel Seeds',
    hindiName: 'सौंफ',
    description:
      'Fennel seeds are the pale green fruits of a feathery plant that grows well in Gujarat and Rajasthan. They are sweet and cooling, with a gentle taste of anise. Add them to fish curries, pickles and Kashmiri gravies, or chew a pinch after a meal.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('fennel-seeds', 4),
    variants: pouches('fennel-seeds', [55, 129, 245]),
    synonyms: ['saunf', 'sombu', 'variyali'],
  },
  {
    _id: 'mustard-seeds',
    name: 'Mustard Seeds',
    hindiName: 'राई',
    description:
      'These are small brown mustard seeds, the kind used for tempering all over India. Raw they taste of little, but in hot oil they pop and become nutty. Use them with curry leaves for chutneys, sambar and vegetable dishes, or soak and grind them for a sharp paste.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('mustard-seeds', 4),
    variants: pouches('mustard-seeds', [35, 75, 139]),
    synonyms: ['rai', 'sarson', 'kadugu', 'brown mustard'],
  },
  {
    _id: 'fenugreek-seeds',
    name: 'Fenugreek Seeds',
    hindiName: 'मेथी दाना',
    description:
      'Fenugreek seeds are hard, golden and pleasantly bitter, with a smell that recalls maple. A short roast softens the bitterness, while a long one deepens it. They belong in pickles, sambar powder, dosa batter and potato dishes.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('fenugreek-seeds', 4),
    variants: pouches('fenugreek-seeds', [35, 79, 149]),
    synonyms: ['methi', 'methi dana', 'vendhayam'],
  },
  {
    _id: 'nutmeg',
    name: 'Nutmeg',
    hindiName: 'जायफल',
    description:
      'Nutmeg is the kernel of a fruit first known from the Banda Islands and now grown in Kerala too. It is warm and sweet with a peppery depth. Grate a little over milk puddings, white sauces and biryani just before it is needed.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('nutmeg', 4),
    variants: pouches('nutmeg', [175, 425, 820]),
    synonyms: ['jaiphal', 'jathikai'],
  },
  {
    _id: 'cinnamon',
    name: 'Cinnamon',
    hindiName: 'दालचीनी',
    description:
      'Cinnamon is the inner bark of a tropical tree, which curls into sticks as it dries. Its sweetness is woody and warm, and it releases slowly in hot oil or liquid. Add a piece to pulao, masala tea and braised meats, or grind it for baking.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('cinnamon', 4),
    variants: pouches('cinnamon', [135, 325, 625]),
    synonyms: ['dalchini', 'dal chini', 'cinnamon sticks', 'pattai'],
  },
  {
    _id: 'dried-red-chillies',
    name: 'Dried Red Chillies',
    hindiName: 'सूखी लाल मिर्च',
    description:
      'Ripe red chillies are dried whole, which concentrates both their heat and their fruity taste. Break them into hot oil for a tadka, or soak and grind them for chutneys and curry pastes. Shake out the seeds for a milder dish.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('dried-red-chillies', 4),
    variants: pouches('dried-red-chillies', [70, 165, 315]),
    synonyms: ['sukhi lal mirch', 'sabut lal mirch', 'dry red chilli', 'red chillies'],
  },
  {
    _id: 'bay-leaves',
    name: 'Bay Leaves',
    hindiName: 'तेज पत्ता',
    description:
      'Tej patta is the leaf of a tree related to cinnamon, and each leaf shows three long veins. It tastes of mild cinnamon and clove rather than of the Mediterranean laurel. Warm a leaf in ghee at the start of a biryani, dal or korma, and remove it at the table.',
    category: 'WHOLE SPICES',
    images: listPicturePaths('bay-leaves', 4),
    variants: pouches('bay-leaves', [55, 125, 235]),
    synonyms: ['tej patta', 'tejpatta', 'indian bay leaf'],
  },
] satisfies readonly SeedProduct[]
