import { amountText, type Unit } from './amount-text'
import { kitchenAmount, teaspoons } from './kitchen-amount'

const told = (amount: number, unit?: Unit, isCounted?: boolean) => {
  const kitchen = kitchenAmount({ amount, unit }, isCounted)
  return [amountText(kitchen), kitchen.unit].filter(Boolean).join(' ')
}

test.each([
  [1 / 16, 'tsp', '1 pinch'],
  [1 / 8, 'tsp', '¼ tsp'],
  [0.25, 'tsp', '¼ tsp'],
  [0.4, 'tsp', '½ tsp'],
  [0.75, 'tsp', '¾ tsp'],
  [1.25, 'tsp', '1¼ tsp'],
  [2.5, 'tsp', '2½ tsp'],
  [3, 'tsp', '1 tbsp'],
  [4, 'tsp', '4 tsp'],
  [4.5, 'tsp', '1½ tbsp'],
  [8, 'tsp', '2½ tbsp'],
  [0.5, 'tbsp', '1½ tsp'],
  [1, 'tbsp', '1 tbsp'],
  [1.5, 'tbsp', '1½ tbsp'],
  [2.5, 'tbsp', '2½ tbsp'],
  [15, 'tbsp', '15 tbsp'],
  [16, 'tbsp', '1 cup'],
  [24, 'tbsp', '1½ cup'],
] as const)('%p %s are %s in a kitchen', (amount, unit, text) => {
  expect(told(amount, unit)).toBe(text)
})

test.each([
  [1 / 8, '2 tbsp'],
  [1 / 16, '1 tbsp'],
  [0.25, '¼ cup'],
  [0.375, '⅓ cup'],
  [0.5, '½ cup'],
  [0.65, '⅔ cup'],
  [0.75, '¾ cup'],
  [1.3125, '1⅓ cup'],
  [2.5, '2½ cup'],
  [3.3, '3½ cup'],
  [18, '18 cup'],
])('%p cups are %s', (amount, text) => {
  expect(told(amount, 'cup')).toBe(text)
})

test.each([
  [75, 'g', '75 g'],
  [312.5, 'g', '310 g'],
  [1200, 'g', '1.2 kg'],
  [0.75, 'kg', '750 g'],
  [1, 'kg', '1 kg'],
  [1.25, 'kg', '1.25 kg'],
] as const)('%p %s on a scale are %s', (amount, unit, text) => {
  expect(told(amount, unit)).toBe(text)
})

test('onions are halved or quartered, and larger numbers of them are whole', () => {
  expect([0.1, 0.5, 0.75, 1.5, 2.25, 3.75, 4.5].map((amount) => told(amount))).toEqual([
    '¼',
    '½',
    '¾',
    '1½',
    '2½',
    '4',
    '5',
  ])
})

test('a tea bag, a sprig and a clove of garlic stay whole and are never dropped', () => {
  expect(told(0.25, undefined, true)).toBe('1')
  expect(told(1.5, undefined, true)).toBe('2')
  expect(told(0.25, 'sprig')).toBe('1 sprig')
  expect(told(2.4, 'clove')).toBe('2 clove')
})

test('only spoons and cups are converted to teaspoons', () => {
  expect(teaspoons({ amount: 2, unit: 'tbsp' })).toBe(6)
  expect(teaspoons({ amount: 0.5, unit: 'cup' })).toBe(24)
  expect(teaspoons({ amount: 2 })).toBeUndefined()
})
