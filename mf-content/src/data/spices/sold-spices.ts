import { type Collection, collections } from 'shared-contracts/domain/collections'

interface SoldSpice {
  name: string
  /** The list of the shop that it stands in. */
  list: Collection['slug']
  /** What a teaspoon of it weighs, or one piece where recipes count them. */
  grams: number
}

const ground = collections.ground.slug
const whole = collections.whole.slug
const blends = collections.blends.slug

/**
 * What recipes name and the shop sells, by the ids of the products. The weights of a teaspoon are rounded from the
 * household measures of USDA FoodData Central, SR Legacy: turmeric 3.0, chilli 2.7, paprika 2.3, coriander seed 1.8,
 * cumin seed 2.1, curry powder 2.0, yellow mustard seed 3.3. Blends are taken as 2.5, between curry powder and chilli
 * powder. Pieces are weighed high, so that a pack is never too small.
 */
export const soldSpices = {
  'bay-leaves': { name: 'Bay Leaves', list: whole, grams: 0.3 },
  'biryani-masala': { name: 'Biryani Masala', list: blends, grams: 2.5 },
  'butter-paneer-masala': { name: 'Butter Paneer Masala', list: blends, grams: 2.5 },
  'chinese-five-spice': { name: 'Chinese Five Spice', list: blends, grams: 2.5 },
  'chole-masala': { name: 'Chole Masala', list: blends, grams: 2.5 },
  cinnamon: { name: 'Cinnamon', list: whole, grams: 3 },
  cloves: { name: 'Cloves', list: whole, grams: 0.1 },
  'coriander-powder': { name: 'Coriander Powder', list: ground, grams: 2 },
  'creole-seasoning': { name: 'Creole Seasoning', list: blends, grams: 2.5 },
  'cumin-seeds': { name: 'Cumin Seeds', list: whole, grams: 2 },
  'curry-powder': { name: 'Curry Powder', list: ground, grams: 2 },
  'dried-red-chillies': { name: 'Dried Red Chillies', list: whole, grams: 1 },
  'garam-masala': { name: 'Garam Masala', list: blends, grams: 2.5 },
  'green-cardamom': { name: 'Green Cardamom', list: whole, grams: 0.3 },
  'kashmiri-chilli-powder': { name: 'Kashmiri Chilli Powder', list: ground, grams: 2.5 },
  'mustard-seeds': { name: 'Mustard Seeds', list: whole, grams: 3.5 },
  'pav-bhaji-masala': { name: 'Pav Bhaji Masala', list: blends, grams: 2.5 },
  'rasam-powder': { name: 'Rasam Powder', list: blends, grams: 2.5 },
  'red-chilli-powder': { name: 'Red Chilli Powder', list: ground, grams: 2.5 },
  'taco-seasoning': { name: 'Taco Seasoning', list: blends, grams: 2.5 },
  'turmeric-powder': { name: 'Turmeric Powder', list: ground, grams: 3 },
} satisfies Record<string, SoldSpice>

/** The _id of a product that some recipe names. */
export type SpiceId = keyof typeof soldSpices
