import { cashfreeSignature } from './cashfree-signature'

test('a webhook is signed over timestamp and raw body with nothing in between', () => {
  const body = '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{}}'
  expect(cashfreeSignature('test_secret', '1746427759733', body)).toBe(
    'wXWGCdvOBhQ8bAlETGHO5jLSodLlRHP7quL/sILEJR0=',
  )
})
