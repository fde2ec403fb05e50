import { computeFactor, servedText } from './servings'

test.each([
  ['4', 4, '4'],
  ['4', 7, '7'],
  ['4-6', 4, '4-6'],
  ['4-6', 6, '6-9'],
  ['4-6', 5, '5-7'],
  ['4-6', 1, '1'],
])('a recipe for %s, scaled to at least %i, serves %s', (serves, people, text) => {
  expect(servedText(serves, people)).toBe(text)
})

test('six servings multiply a recipe for four by one and a half', () => {
  expect(computeFactor('4', 6)).toBe(1.5)
  expect(computeFactor('4-6', 8)).toBe(2)
})
