import { findClass, normalizeQuery } from './analytics'
import { Counts } from './analytics-schema'

test.each([
  ['  Black   PEPPER ', 'black pepper'],
  ["nani's masala", "nani's masala"],
  ['हल्दी', 'हल्दी'],
])('the query %s may be stored as %s', (text, kept) => {
  expect(normalizeQuery(text)).toBe(kept)
})

test.each(['9845012345', 'asha@example.com', '24, 4th Cross', 'a'.repeat(41), '', ' ', '<b>'])(
  'text that may be personal, %s, is not stored',
  (text) => {
    expect(normalizeQuery(text)).toBeUndefined()
  },
)

test('a value counts in the class up to the next bound, or in an extra class beyond the last one', () => {
  expect([0, 50, 51, 8000, 8001].map((ms) => findClass('LCP', ms))).toEqual([0, 0, 1, 9, 10])
  expect([0, 0.1, 0.11, 2].map((shift) => findClass('CLS', shift))).toEqual([0, 2, 3, 5])
})

test.each([
  ['an unknown step', { kind: 'step', name: 'slept', count: 1 }],
  ['a class that a vital has not', { kind: 'vital', name: 'CLS', class: 6, count: 1 }],
  ['a count of nothing', { kind: 'search', count: 0 }],
  ['a count beyond belief', { kind: 'search', count: 1e9 }],
  ['half a count', { kind: 'search', count: 1.5 }],
  ['words that may be about a person', { kind: 'query', name: 'call 9845012345', count: 3 }],
  ['words not yet made alike', { kind: 'query', name: 'Saffron', count: 3 }],
])('%s is not a valid sum', (_, sum) => {
  expect(Counts.safeParse({ counts: [sum] }).success).toBe(false)
})
