import { createText } from './translate'

const words = { 'ADD TO CART': 'कार्ट में डालें', '{count} of {name}': '{name} के {count}' }

test('a text is translated, and so are its values that have a translation', () => {
  const t = createText('hi', words)
  expect(t('ADD TO CART')).toBe('कार्ट में डालें')
  expect(t('{count} of {name}', { count: 2, name: 'Cloves' })).toBe('Cloves के 2')
})

test('a text without a translation is shown in English, and reported', () => {
  const missing: string[] = []
  const t = createText('hi', words, (english) => missing.push(english))
  expect(t('Only {count} left', { count: 3 })).toBe('Only 3 left')
  expect(t('ADD TO CART')).toBe('कार्ट में डालें')
  expect(missing).toEqual(['Only {count} left'])
})

test('English needs no translations', () => {
  const missing: string[] = []
  const t = createText('en', undefined, (english) => missing.push(english))
  expect(t('{count} of {name}', { count: 2, name: '{count}' })).toBe('2 of {count}')
  expect(missing).toEqual([])
})

test('a placeholder without a value stays as it is', () => {
  expect(createText('en', undefined)('Only {count} left', {})).toBe('Only {count} left')
})

const items = { one: '{count} item', other: '{count} items' }

test('English has one form for one, and another for every other count', () => {
  const t = createText('en', undefined)
  expect([0, 1, 2].map((count) => t(items, { count }))).toEqual(['0 items', '1 item', '2 items'])
})

test('each language chooses the form of a count by its own rules', () => {
  const t = createText('hi', { '{count} items': { one: '{count} चीज़', other: '{count} चीज़ें' } })
  expect([0, 1, 2].map((count) => t(items, { count }))).toEqual(['0 चीज़', '1 चीज़', '2 चीज़ें'])
})

test('a language without plural forms uses the same text for every count', () => {
  const t = createText('kn', { '{count} items': '{count} ವಸ್ತು' })
  expect([1, 2].map((count) => t(items, { count }))).toEqual(['1 ವಸ್ತು', '2 ವಸ್ತು'])
})

test('an untranslated text with a count follows the English rules', () => {
  const missing: string[] = []
  const t = createText('hi', {}, (english) => missing.push(english))
  expect(t(items, { count: 0 })).toBe('0 items')
  expect(missing).toEqual(['{count} items'])
})
