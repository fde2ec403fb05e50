import { cashfreeSignature, isCashfreeSignature } from './cashfree-signature'

const secret = 'test_secret'
const timestamp = '1746427759733'
const body = Buffer.from('{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{}}')
const signature = 'wXWGCdvOBhQ8bAlETGHO5jLSodLlRHP7quL/sILEJR0='

test('the signature of a known webhook matches', () => {
  expect(cashfreeSignature(secret, timestamp, body)).toBe(signature)
  expect(isCashfreeSignature(secret, timestamp, body, signature)).toBe(true)
})

test.each([
  ['another secret', 'other_secret', timestamp, body, signature],
  ['another timestamp', secret, '1746427759734', body, signature],
  ['a body with an extra space', secret, timestamp, Buffer.from(`${body} `), signature],
  ['a truncated signature', secret, timestamp, body, signature.slice(0, -4)],
  ['no signature', secret, timestamp, body, ''],
  ['a signature of other characters', secret, timestamp, body, 'ü'.repeat(22)],
])('a webhook with %s is not the gateway’s', (_, ...webhook) => {
  expect(isCashfreeSignature(...webhook)).toBe(false)
})
