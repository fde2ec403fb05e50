import { blockingTime } from './blocking-time'

test('a task counts only the time over 50 ms', () => {
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

test('work before the first paint does not count as blocking', () => {
  expect(blockingTime([[100, 300]], 500)).toBe(0)
  expect(blockingTime([[400, 300]], 500)).toBe(200)
})
