import type { Missing } from './missing-facts'

export const missingFactLabels: Record<Missing, string> = {
  origin: 'country of origin',
  ingredients: 'ingredients',
  allergens: 'allergens, or that there are none',
  'best-before': 'best before',
  'net-quantity': 'net quantity of a pack',
  licence: 'the shop’s food licence (FSSAI)',
  picture: 'picture',
  price: 'price of a pack',
  tax: 'HSN code and GST rate',
}
