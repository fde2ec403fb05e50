import { costLines } from './rounds'

test('what an order costs is the median of its rounds, and a ratio to the first contender', () => {
  const costs = new Map([
    ['before', [1, 2, 9].map((api) => ({ api, postgres: 2 }))],
    ['now', [4, 4, 4].map((api) => ({ api, postgres: 2 }))],
  ])
  expect(costLines(costs)).toEqual([
    'before: 2.00 ms by the api, 2.00 ms by PostgreSQL',
    'now: 4.00 ms by the api, 2.00 ms by PostgreSQL, 1.50 times before',
  ])
})
