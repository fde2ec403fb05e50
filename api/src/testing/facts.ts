import type { SeedFacts } from '../modules/catalog'

/** The label facts of two test products. */
export const testFacts: readonly SeedFacts[] = [
  {
    _id: 'turmeric-powder',
    origin: 'India',
    bestBeforeMonths: 12,
    ingredients: ['Turmeric'],
    allergens: [],
    packs: [
      { _id: 'turmeric-powder-100g', net: { amount: 100, unit: 'g' } },
      { _id: 'turmeric-powder-500g', net: { amount: 500, unit: 'g' } },
    ],
  },
  {
    _id: 'rasam-powder-kit',
    origin: 'India',
    bestBeforeMonths: 12,
    ingredients: ['Coriander', 'Asafoetida'],
    allergens: ['Wheat'],
    packs: [{ _id: 'rasam-powder-kit-150g', net: { amount: 1, unit: 'kit' } }],
  },
]
