import { asManyAsFit, fits, shortened } from './as-many-as-fit'

test('an assistant gets the beginning of a long list, and the number of items left out', () => {
  const items = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(28, '.'))
  const answer = asManyAsFit(items, (shown, left) => ({ shown, left }))
  expect(fits(answer)).toBe(true)
  expect(answer).toEqual({ shown: items.slice(0, 47), left: 53 })
})

test('an assistant gets a short list in full, even an empty one', () => {
  expect(asManyAsFit(['a'], (shown, left) => ({ shown, left }))).toEqual({ shown: ['a'], left: 0 })
  expect(asManyAsFit([], (shown, left) => ({ shown, left }))).toEqual({ shown: [], left: 0 })
})

test('a shortened text ends at a word boundary', () => {
  const { text } = shortened('spices '.repeat(1000).trim(), (text) => ({ text }))
  expect(text).toMatch(/^(spices )+…$/)
  expect(shortened('All of it.', (text) => ({ text }))).toEqual({ text: 'All of it.' })
})
