import { describeChange } from './figure-labels'

test.each([
  [120, 100, 'up 20% from 100'],
  [50, 100, 'down 50% from 100'],
  [100, 100, '100 a week earlier'],
  [5, 0, '0 a week earlier'],
  [null, 5, '5 a week earlier'],
  [5, null, 'nothing a week earlier'],
])('%s after %s reads "%s"', (now, before, words) => {
  expect(describeChange(now, before, String)).toBe(words)
})
