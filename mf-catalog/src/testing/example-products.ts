import type { Product } from 'shared-contracts/catalog/product'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'

export const turmeric: Product = {
  _id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: 'Haldi',
  synonyms: [],
  description: 'Deep yellow turmeric. Warm and earthy.',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg', '/uploads/turmeric-powder-2.jpg'],
  variants: [
    { _id: 'turmeric-250', quantity: '250 g', price: 290 },
    { _id: 'turmeric-100', quantity: '100 g', price: 125 },
  ],
}

export const cloves: Product = {
  ...turmeric,
  _id: 'cloves',
  name: 'Cloves',
  category: 'WHOLE SPICES',
  images: ['/uploads/cloves-1.jpg', '/uploads/cloves-2.jpg', '/uploads/cloves-3.jpg'],
  variants: [
    { _id: 'cloves-50', quantity: '50 g', price: 180.5 },
    { _id: 'cloves-100', quantity: '100 g', price: 340 },
    { _id: 'cloves-250', quantity: '250 g', price: 800 },
  ],
}

export const clovesFacts: ProductFacts = {
  origin: 'India',
  maker: 'A Spice Maker, Bangalore',
  bestBeforeMonths: 24,
  ingredients: ['Cloves'],
  allergens: [],
  variants: [
    { _id: 'cloves-50', net: { amount: 50, unit: 'g' }, mrp: 190 },
    { _id: 'cloves-100', net: { amount: 100, unit: 'g' }, mrp: 340 },
    { _id: 'cloves-250', net: { amount: 250, unit: 'g' }, mrp: 800 },
  ],
}

export const kit: Product = {
  ...turmeric,
  _id: 'rasam-powder-kit',
  name: 'Rasam Powder Kit',
  description: 'Roast the spices for 1.5 minutes. Grind them. Stir into the pot.',
  category: 'DIY SPICE KIT',
  images: [],
  variants: [],
}
