import type { Delivery, DeliveryTry } from './delivery'
import { computeNextAttempt } from './retry-plan'

const at = '2026-11-21T10:00:00.000Z'
const failed: DeliveryTry = { at, status: 500 }

function delivery(...tries: DeliveryTry[]): Delivery {
  return {
    id: '1',
    provider: 'cashfree',
    orderKey: 'k',
    attemptId: 'a',
    label: 'l',
    url: 'u',
    body: '{}',
    tries,
  }
}

test.each([
  [2, [failed]],
  [10, [failed, failed]],
  [30, [failed, failed, { at, error: 'no answer' }]],
])('the next attempt comes %s minutes after the last', (minutes, tries) => {
  expect(computeNextAttempt(delivery(...tries), 60_000)).toBe(Date.parse(at) + minutes * 60_000)
})

test('nothing is sent after a 200 or after the fourth attempt', () => {
  expect(computeNextAttempt(delivery(failed, { at, status: 200 }), 1)).toBeUndefined()
  expect(computeNextAttempt(delivery(failed, failed, failed, failed), 1)).toBeUndefined()
})
