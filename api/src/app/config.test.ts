import path from 'node:path'
import { readConfig } from './config'

const read = (environment: Record<string, string>) => readConfig(environment, '/shop/api')

test('without settings, the shop runs on this machine with its own database and gateway sandbox [26.2]', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicOrigin: 'http://localhost:3000',
    dataDir: path.resolve('/shop/.data'),
    databaseUrl: undefined,
    gatewaySettings: {
      CASHFREE_BASE_URL: 'http://127.0.0.1:4100/pg',
      CASHFREE_CLIENT_ID: 'TEST_CLIENT_ID',
      PHONEPE_BASE_URL: 'http://127.0.0.1:4100/apis/pg-sandbox',
      PHONEPE_MERCHANT_ID: 'PGTESTPAYUAT',
    },
  })
})

/** All settings that a public shop requires. */
const PUBLIC = {
  DATABASE_URL: 'postgres://shop:password@db.example/shop',
  PUBLIC_ORIGIN: 'https://spices.example',
  ADMIN_ORIGIN: 'same',
  SESSION_SECRET: 'a secret of thirty-two characters and more',
  SMTP_URL: 'smtps://shop:password@mail.example',
  INTERNAL_KEY: 'a-key-of-thirty-two-characters-and-more',
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_CLIENT_ID: 'our id',
  CASHFREE_CLIENT_SECRET: 'our secret',
  PHONEPE_BASE_URL: 'https://api.phonepe.com/apis/hermes',
  PHONEPE_MERCHANT_ID: 'our merchant',
  PHONEPE_SALT_KEY: 'our salt',
}
const without = (...names: (keyof typeof PUBLIC)[]): Record<string, string> =>
  Object.fromEntries(Object.entries(PUBLIC).filter(([name]) => !names.some((each) => each === name)))
const listComplaints = (environment: Record<string, string>) => {
  try {
    read(environment)
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

test('a fully configured public shop opens', () => {
  expect(read(PUBLIC)).toMatchObject({ isPublic: true, gatewaysSetUp: ['cashfree', 'phonepe-v1'] })
})

test('a public shop without settings gets one list of everything it lacks, and the settings to add', () => {
  const lines = listComplaints({ PUBLIC_ORIGIN: 'http://spices.example' })
  const [database, ...rest] = lines
  expect(database).toBe(
    '- DATABASE_URL is not set, but a public shop needs PostgreSQL. Set it to the address of PostgreSQL, such as postgres://user:password@host:5432/shop.',
  )
  expect(rest.map((line) => line.split(' ')[1])).toEqual([
    'PUBLIC_ORIGIN',
    'ADMIN_ORIGIN',
    'SESSION_SECRET',
    'SMTP_URL',
    'INTERNAL_KEY',
    'CASHFREE_BASE_URL',
    'CASHFREE_CLIENT_ID',
    'CASHFREE_CLIENT_SECRET',
    'PHONEPE_BASE_URL',
    'PHONEPE_MERCHANT_ID',
    'PHONEPE_SALT_KEY',
  ])
  for (const line of rest)
    expect(line).toMatch(/^- [A-Z_0-9]+ is .+\. Set it to .+\. Alternatively: [A-Z_]+=(off|same) .+\.$/)
})

test.each(Object.keys(PUBLIC) as (keyof typeof PUBLIC)[])(
  'a public shop without %s does not open',
  (name) => {
    const lines = listComplaints({ ...without(name), HOST: '0.0.0.0' })
    expect(lines).toEqual([expect.stringContaining(`- ${name} is not set`)])
  },
)

test('NODE_ENV neither opens a public shop nor closes a private one', () => {
  for (const NODE_ENV of ['development', 'test', 'production'])
    expect(listComplaints({ ...without('SMTP_URL'), NODE_ENV })).toHaveLength(1)
  expect(read({ NODE_ENV: 'production' }).isPublic).toBe(false)
})

test('a shop behind PgBouncer knows the address of PostgreSQL itself, which alone is not enough', () => {
  const DATABASE_SESSION_URL = 'postgres://shop:password@db.example:5432/shop'
  expect(read({ ...PUBLIC, DATABASE_SESSION_URL })).toMatchObject({ sessionUrl: DATABASE_SESSION_URL })
  expect(listComplaints({ DATABASE_SESSION_URL })).toEqual([
    expect.stringContaining('- DATABASE_URL is not set, but DATABASE_SESSION_URL is. Set it to'),
  ])
})

test('a public shop has to turn each missing part off explicitly, and then opens', () => {
  const names = ['HTTPS', 'SMTP_URL', 'SESSION_SECRET', 'INTERNAL_KEY', 'CASHFREE', 'PHONEPE']
  const off = { ADMIN_ORIGIN: 'same', ...Object.fromEntries(names.map((name) => [name, 'off'])) }
  const { DATABASE_URL } = PUBLIC
  expect(read({ DATABASE_URL, PUBLIC_ORIGIN: 'http://spices.example', ...off })).toMatchObject({
    isPublic: true,
    databaseUrl: DATABASE_URL,
    smtpUrl: undefined,
    sessionSecret: undefined,
    internalKey: undefined,
    gatewaysSetUp: [],
    gatewaySettings: { CASHFREE_BASE_URL: 'https://off.invalid' },
  })
  expect(listComplaints({ ...PUBLIC, CASHFREE: 'off' })).toEqual([
    '- PAYMENT_GATEWAY is cashfree, which is off. Set it to cashfree or phonepe.',
  ])
  expect(read({ ...PUBLIC, CASHFREE: 'off', PAYMENT_GATEWAY: 'phonepe' }).gatewaysSetUp).toEqual([
    'phonepe-v1',
  ])
})

test.each([
  ['CASHFREE_CLIENT_ID', 'TEST_CLIENT_ID'],
  ['CASHFREE_CLIENT_SECRET', 'TEST_CLIENT_SECRET'],
  ['CASHFREE_CLIENT_SECRET', 'Passw0rd1'],
  ['PHONEPE_MERCHANT_ID', 'PGTESTPAYUAT'],
  ['PHONEPE_SALT_KEY', '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399'],
  ['PHONEPE_CLIENT_SECRET', 'TEST_CLIENT_SECRET'],
  ['PHONEPE_WEBHOOK_PASSWORD', 'Passw0rd1'],
  ['CASHFREE_BASE_URL', 'http://127.0.0.1:4100/pg'],
  ['PHONEPE_BASE_URL', 'https://localhost/apis/pg-sandbox'],
])('a public shop does not open with %s of the sandbox, even if it is set', (name, value) => {
  expect(listComplaints({ ...PUBLIC, [name]: value }).join()).toContain(`- ${name} is `)
})

test('an unused gateway of a public shop gets a random key', () => {
  const password = () => read(PUBLIC).gatewaySettings.PHONEPE_WEBHOOK_PASSWORD
  const first = password()
  expect(first).toHaveLength(43)
  expect(first).not.toBe(password())
})

test('a gateway is on if its secret is set; on a developer’s machine all are, at the sandbox [26.2]', () => {
  expect(read({}).gatewaysSetUp).toEqual(['cashfree', 'phonepe-v1', 'phonepe-v2'])
  expect(read({ SANDBOX_PORT: '4200' }).gatewaySettings.CASHFREE_BASE_URL).toBe('http://127.0.0.1:4200/pg')
})

test('only public shops announce pages to search engines, if the owner has set a key', () => {
  const INDEXNOW_KEY = 'a-key-of-this-shop'
  expect(read(PUBLIC).indexNow).toBeUndefined()
  expect(read({ INDEXNOW_KEY }).indexNow).toBeUndefined()
  expect(read({ ...PUBLIC, INDEXNOW_KEY }).indexNow).toEqual({
    endpoint: 'https://api.indexnow.org/indexnow',
    key: INDEXNOW_KEY,
    origin: 'https://spices.example',
  })
  for (const wrong of ['short', 'with spaces in it', '../etc/passwd', 'x'.repeat(129)])
    expect(() => read({ INDEXNOW_KEY: wrong })).toThrow('INDEXNOW_KEY must be 8 to 128 letters')
})

test('no message shows a secret', () => {
  expect(
    String(listComplaints({ ...PUBLIC, SESSION_SECRET: 'too short', DATABASE_URL: 'pass:word' })),
  ).not.toMatch(/too short|pass:word/)
})

test('a server that others can reach must know its address', () => {
  expect(listComplaints({ HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('PUBLIC_ORIGIN is not set, although HOST is 0.0.0.0'),
  ])
  expect(read({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' }).isPublic).toBe(false)
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
])('a %s of %j is reported as invalid', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^The .*shop.* cannot start .*:\n(- .*\n)*- ${name} must be `),
  )
})
