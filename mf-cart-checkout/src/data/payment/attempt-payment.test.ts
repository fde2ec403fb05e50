import type { ApiError } from 'shared-contracts/http'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { attemptPayment } from './attempt-payment'
import type { PaymentResponse } from './payment-api'
import type { Reply } from './refusal'

const refused = (message?: string, rest: Partial<ApiError> = {}): Reply<PaymentResponse> => ({
  error: { status: 502, code: undefined, message, ...rest },
})

afterEach(() => jest.restoreAllMocks())

async function attempt(...replies: Reply<PaymentResponse>[]) {
  const messages: string[] = []
  const waits: number[] = []
  const ask = async () => replies.shift() ?? refused('Asked too often')
  jest.spyOn(global, 'setTimeout').mockImplementation((done, ms = 0) => {
    waits.push(ms)
    queueMicrotask(done)
    return 0 as never
  })
  const outcome = await attemptPayment(ask, (message) => messages.push(message), inEnglish)
  return { outcome, messages, waits, unasked: replies.length }
}

test('a payment that starts immediately has no delay', async () => {
  const { outcome, waits } = await attempt({
    data: { payment: { payment_link: 'https://pay.example/1', payment_id: '7' } },
  })
  expect(outcome).toEqual({ kind: 'started', link: 'https://pay.example/1', paymentId: '7' })
  expect(waits).toEqual([])
})

test('a payment is attempted three times, 2 and 4 seconds apart, with a message for each failure [11.31]', async () => {
  const { outcome, messages, waits } = await attempt(refused('Busy'), refused('Busy'), refused('Still busy'))
  expect(waits).toEqual([2000, 4000])
  expect(messages).toEqual(['Payment error: Busy', 'Payment error: Busy', 'Payment error: Still busy'])
  expect(outcome).toEqual({
    kind: 'stopped',
    message: 'Maximum retry attempts reached. Please check your details and try again.',
  })
})

test('a payment can start at the second attempt', async () => {
  const { outcome, waits } = await attempt(refused(), { data: { payment: { payment_link: '/pay' } } })
  expect(outcome).toEqual({ kind: 'started', link: '/pay', paymentId: '' })
  expect(waits).toEqual([2000])
})

test('a response without a link is not retried', async () => {
  const { outcome, unasked } = await attempt({ data: {} }, refused())
  expect(outcome).toEqual({
    kind: 'stopped',
    message: 'Failed to redirect to payment page. Please try again.',
  })
  expect(unasked).toBe(1)
})

test('an expired session and a paid order end the attempts', async () => {
  const signedOut = await attempt(refused('Please log in.', { status: 401, code: 'NOT_SIGNED_IN' }))
  const paid = await attempt(refused('Paid.', { status: 409, code: 'ALREADY_PAID' }))
  expect(signedOut.outcome).toEqual({ kind: 'signed-out' })
  expect(paid.outcome).toEqual({ kind: 'already-paid' })
  expect([...signedOut.messages, ...paid.messages]).toEqual([])
})

test('a pack that has sold out ends the attempts with the api’s sentence', async () => {
  const reply = refused('Only 1 left.', { status: 409, code: 'SOLD_OUT' })
  const { outcome, messages, waits } = await attempt(reply)
  expect(outcome).toEqual({ kind: 'catalogue-changed', message: 'Payment error: Only 1 left.' })
  expect([messages, waits]).toEqual([[], []])
})

test('a failure without a message shows the default one [25.4]', async () => {
  const { messages } = await attempt(refused(undefined, { status: 0 }), refused(), { data: {} })
  expect(messages).toEqual([
    'Payment error: Couldn’t connect to the shop.',
    'Payment error: The shop isn’t responding.',
  ])
})
