import { drawable } from './drawable'

test.each([
  ['Turmeric Powder', 'turmeric-powder', 'Turmeric Powder'],
  ['Crème brûlée — “our” blend…', 'creme', 'Crème brûlée — “our” blend…'],
  ['हल्दी पाउडर', 'turmeric-powder', 'Turmeric Powder'],
  ['ಅರಿಶಿನ 100', 'turmeric-powder', 'Turmeric Powder'],
  ['Turmeric (हल्दी)', 'turmeric-powder', 'Turmeric ( )'],
  ['Chilli \u202eredwoP\u0007 🌶', 'chilli', 'Chilli redwoP'],
  ['', 'x', 'X'],
])('%s is drawn with the shop’s fonts', (name, id, drawn) => {
  expect(drawable(name, id)).toBe(drawn)
})

test('an overlong name is cut', () => {
  expect(drawable('Very long '.repeat(10_000), 'x')).toHaveLength(120)
})
