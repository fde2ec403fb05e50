import { hasDemoCustomer, overrideOrigins } from './public-shop'

const loopback = 'http://localhost:* http://127.0.0.1:*'

test.each<[NodeJS.ProcessEnv, string]>([
  [{}, loopback],
  [{ PUBLIC_ORIGIN: 'http://localhost:3500' }, loopback],
  [{ NODE_ENV: 'production' }, loopback],
  [{ PUBLIC_ORIGIN: 'http://[::1]:3000' }, loopback],
])('remotes of a local shop can be overridden: %p', (env, origins) => {
  expect(overrideOrigins(env)).toBe(origins)
})

test.each<[NodeJS.ProcessEnv]>([
  [{ PUBLIC_ORIGIN: 'https://spices.example' }],
  [{ PUBLIC_ORIGIN: 'http://localhost.spices.example' }],
  [{ PUBLIC_ORIGIN: 'spices' }],
  [{ OVERRIDE_ORIGINS: '' }],
])('remotes of a public shop cannot be overridden: %p', (env) => {
  expect(overrideOrigins(env)).toBe('')
})

test('configured origins are used', () => {
  const env = { OVERRIDE_ORIGINS: 'https://preview.example', PUBLIC_ORIGIN: 'https://stage.example' }
  expect(overrideOrigins(env)).toBe('https://preview.example')
})
test('a local shop has a demo customer', () => {
  expect(hasDemoCustomer({})).toBe(true)
  expect(hasDemoCustomer({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe(true)
})

test.each([
  ['an address for the public', { PUBLIC_ORIGIN: 'https://spices.example' }],
  ['an address in a home', { PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }],
  ['another gateway than the sandbox', { CASHFREE_BASE_URL: 'https://api.cashfree.com/pg' }],
])('a shop with %s has no demo customer', (_, env) => {
  expect(hasDemoCustomer(env)).toBe(false)
})
