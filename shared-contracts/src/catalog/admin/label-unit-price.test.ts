import { paise } from '../../values/money'
import { labelUnitPrice } from './label-unit-price'

test.each([
  ['50 g at Rs 75', 7500, { amount: 50, unit: 'g' }, '₹1.50 per g'],
  ['100 g at Rs 125', 12500, { amount: 100, unit: 'g' }, '₹1.25 per g'],
  ['1 kg at Rs 999: the MRP itself', 99900, { amount: 1000, unit: 'g' }, undefined],
  ['2 kg at Rs 1,500', 150000, { amount: 2000, unit: 'g' }, '₹750.00 per kg'],
  ['1.5 kg at Rs 1,000, half up', 100000, { amount: 1500, unit: 'g' }, '₹666.67 per kg'],
  ['250 ml at Rs 99', 9900, { amount: 250, unit: 'ml' }, '₹0.40 per ml'],
  ['three pieces at Rs 100', 10000, { amount: 3, unit: 'piece' }, '₹33.33 per piece'],
  ['one kit: the MRP itself', 12000, { amount: 1, unit: 'kit' }, undefined],
] as const)('the label of %s shows its unit price', (_, mrp, net, said) => {
  expect(labelUnitPrice(paise(mrp), net)).toBe(said)
})
