import { hasDemoCustomer } from './has-demo-customer'

test('a shop on its developer’s machine has a customer to log in as', () => {
  expect(hasDemoCustomer({})).toBe(true)
  expect(hasDemoCustomer({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe(true)
})

test.each([
  ['an address for the public', { PUBLIC_ORIGIN: 'https://spices.example' }],
  ['production in its settings', { NODE_ENV: 'production' }],
  ['another gateway than the sandbox', { CASHFREE_BASE_URL: 'https://api.cashfree.com/pg' }],
])('a shop with %s has no customer whose password everyone knows', (_, env) => {
  expect(hasDemoCustomer(env)).toBe(false)
})
