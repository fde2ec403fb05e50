import { readConfig } from './config'

test('with nothing set the sandbox listens on 4100 with the public test keys', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4100,
    publicUrl: 'http://127.0.0.1:4100',
    journalPath: '.data/sandbox.jsonl',
    minuteMs: 1000,
    cashfree: { clientId: 'TEST_CLIENT_ID', clientSecret: 'TEST_CLIENT_SECRET' },
    phonepe: { merchantId: 'PGTESTPAYUAT', saltKey: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', saltIndex: '1' },
  })
})

test('an invalid setting is reported in one message', () => {
  expect(() => readConfig({ SANDBOX_PORT: 'web' })).toThrow(
    'SANDBOX_PORT must be a whole number from 0 to 65535, but is "web".',
  )
  expect(() => readConfig({ SANDBOX_ORDER_FAULTS: 'no' })).toThrow(
    'SANDBOX_ORDER_FAULTS must be on or off, but is "no".',
  )
})

test("PhonePe's webhook goes to the configured shop, or to a separate address", () => {
  expect(readConfig({}).phonepeV2.webhookUrl).toBeUndefined()
  const shop = { PUBLIC_ORIGIN: 'http://localhost:3000' }
  expect(readConfig(shop).phonepeV2.webhookUrl).toBe('http://localhost:3000/api/phonepe/webhook')
  const set = { ...shop, PHONEPE_WEBHOOK_URL: 'http://127.0.0.1:4000/hook' }
  expect(readConfig(set).phonepeV2.webhookUrl).toBe('http://127.0.0.1:4000/hook')
})

test('for a public shop the sandbox does not sign with a public key', () => {
  const shop = { PUBLIC_ORIGIN: 'https://spices.example', PHONEPE_SALT_KEY: 'our own' }
  expect(() => readConfig({ ...shop, CASHFREE_CLIENT_SECRET: 'TEST_CLIENT_SECRET' })).toThrow(
    'The shop at https://spices.example is public, so the sandbox must not use its default secrets: set CASHFREE_CLIENT_SECRET, PHONEPE_CLIENT_SECRET, PHONEPE_WEBHOOK_PASSWORD.',
  )
  const own = { CASHFREE_CLIENT_SECRET: 'a', PHONEPE_CLIENT_SECRET: 'b', PHONEPE_WEBHOOK_PASSWORD: 'c' }
  expect(readConfig({ ...shop, ...own }).cashfree.clientSecret).toBe('a')
})
