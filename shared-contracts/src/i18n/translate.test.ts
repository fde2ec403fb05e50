import { textIn } from './translate'

const words = { 'ADD TO CART': 'कार्ट में डालें', '{count} of {name}': '{name} के {count}' }

test('a shopper reads a text in their language, its values where that language has them', () => {
  const t = textIn(words)
  expect(t('ADD TO CART')).toBe('कार्ट में डालें')
  expect(t('{count} of {name}', { count: 2, name: 'Cloves' })).toBe('Cloves के 2')
})

test('a text without words is shown in English, and counted', () => {
  const missing: string[] = []
  const t = textIn(words, (english) => missing.push(english))
  expect(t('Only {count} left', { count: 3 })).toBe('Only 3 left')
  expect(t('ADD TO CART')).toBe('कार्ट में डालें')
  expect(missing).toEqual(['Only {count} left'])
})

test('in English nothing is missing', () => {
  const missing: string[] = []
  const t = textIn(undefined, (english) => missing.push(english))
  expect(t('{count} of {name}', { count: 2, name: '{count}' })).toBe('2 of {count}')
  expect(missing).toEqual([])
})

test('a place without a value stays as it is', () => {
  expect(textIn(undefined)('Only {count} left', {})).toBe('Only {count} left')
})
