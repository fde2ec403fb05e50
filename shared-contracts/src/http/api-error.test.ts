import { inEnglish } from '../i18n/translate'
import { listMutations } from '../testing/mutations'
import { serverMessage, toApiError } from './api-error'

const refusal = {
  code: 'PRICE_CHANGED',
  message: 'Order ORD-7 has other prices now.',
  text: 'Order {orderId} has other prices now.',
  values: { orderId: 'ORD-7' },
  error: 'Other prices.',
  fields: { pincode: 'Enter a 6-digit pincode.' },
  figures: { total: 300 },
}

test.each(listMutations(refusal))('a refusal with %s is read, and its message has no gaps', (_, data) => {
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

test('an error of a call that expects text is read like any other', () => {
  const body = { message: 'Confirm it’s you to continue.', code: 'REAUTHENTICATION_REQUIRED' }
  const response = { status: 403, data: JSON.stringify(body) }
  expect(toApiError({ response })).toMatchObject({ status: 403, ...body })
  for (const data of ['{', '<html>Bad gateway</html>'])
    expect(toApiError({ response: { status: 502, data } })).toMatchObject({ status: 502, code: undefined })
})
