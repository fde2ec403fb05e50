import type { ApiError } from 'shared-contracts/http'
import { inEnglish } from 'shared-contracts/i18n/translate'
import type { Reply } from '../../data/payment/refusal'
import { home } from '../../testing/example-address'
import { ananya, turmericLine } from '../../testing/example-cart'
import { deliveryFromSaved } from './address/new-address'
import { buildOrder } from './order'
import { placeAndPay } from './place-and-pay'

const order = buildOrder({
  user: ananya,
  lines: [turmericLine],
  delivery: deliveryFromSaved(home, ananya.email),
  orderId: 'ORD-1',
})

const refused = (rest: Partial<ApiError>): Reply<unknown> => ({
  error: { status: 409, code: undefined, message: undefined, ...rest },
})

async function place(...replies: Reply<unknown>[]) {
  const placed: string[] = []
  const paid: string[] = []
  const outcome = await placeAndPay(
    order,
    {
      placeOrder: async () => replies.shift() ?? { data: {} },
      pay: async ({ orderId }) => {
        paid.push(orderId)
        return { kind: 'started', link: '/pay', paymentId: '7' }
      },
      newOrderId: () => 'ORD-2',
      onPlaced: ({ orderId }) => placed.push(orderId),
    },
    inEnglish,
  )
  return { outcome, placed, paid }
}

test('a saved order is paid under its id', async () => {
  const { outcome, placed, paid } = await place({ data: {} })
  expect(outcome).toMatchObject({ kind: 'started', link: '/pay', paymentId: '7', order })
  expect([...placed, ...paid]).toEqual(['ORD-1', 'ORD-1'])
})

test('an id taken by another order is replaced once', async () => {
  const reused = refused({ code: 'ORDER_ID_REUSED', message: 'This id has another order.' })
  const first = await place(reused)
  expect(first.outcome).toMatchObject({ kind: 'started', order: { orderId: 'ORD-2' } })
  expect([...first.placed, ...first.paid]).toEqual(['ORD-2', 'ORD-2'])
  const second = await place(reused, reused)
  expect(second.outcome).toMatchObject({
    kind: 'stopped',
    message: 'Error saving order: This id has another order.',
  })
})

test.each([
  [refused({ status: 400, message: 'No.' }), { kind: 'stopped', message: 'Error saving order: No.' }],
  [refused({ status: 500 }), { kind: 'stopped', message: 'Failed to save order to backend.' }],
  [refused({ status: 0 }), { kind: 'stopped', message: 'Error saving order: Couldn’t connect to the shop.' }],
  [
    refused({ code: 'PRICE_CHANGED', message: 'New.' }),
    { kind: 'catalogue-changed', message: 'Error saving order: New.' },
  ],
  [
    refused({ code: 'SOLD_OUT', message: 'Sold out.' }),
    { kind: 'catalogue-changed', message: 'Error saving order: Sold out.' },
  ],
  [refused({ code: 'ALREADY_PAID', message: 'Paid.' }), { kind: 'already-paid' }],
  [refused({ status: 401, code: 'NOT_SIGNED_IN' }), { kind: 'signed-out' }],
  // A 401 from a proxy does not end the session.
  [refused({ status: 401, message: 'No.' }), { kind: 'stopped', message: 'Error saving order: No.' }],
])('an order that could not be saved is not paid (%#)', async (reply, expected) => {
  const { outcome, placed, paid } = await place(reply)
  expect(outcome).toMatchObject(expected)
  expect([...placed, ...paid]).toEqual([])
})
