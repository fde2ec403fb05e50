import path from 'node:path'
import { readConfig } from './config'

const read = (environment: Record<string, string>) => readConfig(environment, '/shop/api')

test('with nothing set, the shop runs on this machine with its own database and gateway sandbox [26.2]', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicOrigin: 'http://localhost:3000',
    dataDir: path.resolve('/shop/.data'),
    databaseUrl: undefined,
    cashfree: { baseUrl: 'http://127.0.0.1:4100/pg', clientId: 'TEST_CLIENT_ID' },
    phonepe: { baseUrl: 'http://127.0.0.1:4100/apis/pg-sandbox', merchantId: 'PGTESTPAYUAT' },
  })
})

test('in production nobody can sign as a gateway with the secrets of its public sandbox', () => {
  const development = read({})
  const production = read({ NODE_ENV: 'production', CASHFREE_CLIENT_SECRET: 'our own' })
  expect(production.cashfree.clientSecret).toBe('our own')
  expect(development.phonepe.saltKey).not.toBe(production.phonepe.saltKey)
  expect(development.phonepeV2.webhookPassword).not.toBe(production.phonepeV2.webhookPassword)
  expect(read({ NODE_ENV: 'production' }).cashfree.clientSecret).toHaveLength(43)
})

test('a gateway is set up when its secret is set; on a developer’s machine all are, at the sandbox [26.2]', () => {
  expect(read({}).gatewaysSetUp).toEqual(['cashfree', 'phonepe-v1', 'phonepe-v2'])
  expect(read({ NODE_ENV: 'production' }).gatewaysSetUp).toEqual([])
  const production = read({ NODE_ENV: 'production', CASHFREE_CLIENT_SECRET: 'a', PHONEPE_CLIENT_SECRET: 'b' })
  expect(production.gatewaysSetUp).toEqual(['cashfree', 'phonepe-v2'])
})

test('an empty setting counts as not set', () => {
  expect(read({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined })
})

test.each([
  ['API_PORT', 'forty'],
  ['API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['PUBLIC_ORIGIN', 'spices.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8;all'],
  ['SESSION_SECRET', 'short'],
  ['INTERNAL_KEY', 'short'],
  ['SMTP_URL', 'localhost:25'],
  ['LOG_LEVEL', 'loud'],
  ['CASHFREE_BASE_URL', 'nowhere'],
])('a %s of %j is named as what is wrong', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^These settings cannot be used: ${name} `))
})
