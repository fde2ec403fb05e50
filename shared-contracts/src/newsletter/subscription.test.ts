import { subscriptionProblem } from './subscription'

test('the newsletter needs an e-mail [3.13]', () => {
  expect(subscriptionProblem(' ')).toBe('Please enter a valid email.')
  expect(subscriptionProblem('asha@example.com')).toBeUndefined()
})
