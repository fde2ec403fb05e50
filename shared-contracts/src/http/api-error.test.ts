import { inEnglish } from '../i18n/translate'
import { listMutations } from '../testing/mutations'
import { serverMessage, toApiError } from './api-error'

const refusal = {
  code: 'PRICE_CHANGED',
  message: 'Order ORD-7 has other prices now.',
  text: 'Order {orderId} has other prices now.',
  values: { orderId: 'ORD-7' },
  error: 'Other prices.',
  fields: { pincode: 'A pincode has six digits.' },
  figures: { total: 300 },
}

test.each(listMutations(refusal))('a refusal with %s is read, and its message has no gap', (_, data) => {
  const error = toApiError({ response: { status: 409, data } })
  const message = serverMessage(error, inEnglish)
  expect([
    undefined,
    refusal.message,
    refusal.error,
    'text',
    ...['text', '7', '1e+21', '-1', '1.5'].map((id) => `Order ${id} has other prices now.`),
  ]).toContain(message)
  for (const field of Object.values(error.fields ?? {})) expect(typeof field).toBe('string')
  for (const figure of Object.values(error.figures ?? {})) expect(typeof figure).toBe('number')
  expect(['string', 'undefined']).toContain(typeof error.code)
})
