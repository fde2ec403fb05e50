import { blockingTime } from './blocking-time'

test('a task counts by what it takes over 50 ms', () => {
  expect(
    blockingTime(
      [
        [1000, 80],
        [2000, 51],
      ],
      500,
    ),
  ).toBe(31)
})

test('what was done before the first paint blocked nobody', () => {
  expect(blockingTime([[100, 300]], 500)).toBe(0)
  expect(blockingTime([[400, 300]], 500)).toBe(200)
})
