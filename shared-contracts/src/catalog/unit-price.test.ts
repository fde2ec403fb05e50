import { inEnglish } from '../i18n/translate'
import { paise } from '../values/money'
import type { NetQuantity } from './product-facts-schema'
import { formatNet, formatUnitPrice, unitPrice } from './unit-price'

const grams = (amount: number): NetQuantity => ({ amount, unit: 'g' })

test.each([
  [180_50, grams(50), '₹361.00 per 100 g'],
  [145_00, grams(100), '₹145.00 per 100 g'],
  [345_00, grams(250), '₹138.00 per 100 g'],
  [999_00, grams(1000), '₹99.90 per 100 g'],
  // A third of a rupee is rounded down, half a paisa up.
  [100_00, grams(300), '₹33.33 per 100 g'],
  [1_01, grams(200), '₹0.51 per 100 g'],
  [90_00, { amount: 750, unit: 'ml' }, '₹12.00 per 100 ml'],
  [349_00, { amount: 3, unit: 'kit' }, '₹116.33 per kit'],
  [10_00, { amount: 4, unit: 'piece' }, '₹2.50 per piece'],
] as const)('a pack at %d paise with %j costs %s', (price, net, text) => {
  expect(formatUnitPrice(unitPrice(paise(price), net), inEnglish)).toBe(text)
})

test.each([
  [grams(50), '50 g'],
  [grams(1000), '1 kg'],
  [grams(1500), '1.5 kg'],
  [{ amount: 2000, unit: 'ml' }, '2 l'],
  [{ amount: 1, unit: 'kit' }, '1 kit'],
  [{ amount: 3, unit: 'kit' }, '3 kits'],
] as const)('%j is printed as %s', (net, text) => {
  expect(formatNet(net, inEnglish)).toBe(text)
})
