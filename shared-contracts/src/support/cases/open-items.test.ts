import type { CustomerShipment } from '../../orders/order'
import { listOpenItems } from './open-items'

const now = new Date('2026-12-10T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString()

const shipment = (given: Partial<CustomerShipment>): CustomerShipment => ({
  state: 'delivered',
  courier: 'Delhivery',
  awb: 'D1',
  shippedAt: daysAgo(20),
  lines: [{ line: 0, quantity: 2 }],
  ...given,
})
const twoOfTheFirst = [{ line: 0, quantity: 2 }]

test('a problem can be reported for 7 days after delivery, and a return requested for 15', () => {
  for (const [kind, days] of [
    ['problem', 7],
    ['return', 15],
  ] as const) {
    expect(listOpenItems(kind, [shipment({ deliveredAt: daysAgo(days) })], now)).toEqual(twoOfTheFirst)
    expect(listOpenItems(kind, [shipment({ deliveredAt: daysAgo(days + 0.01) })], now)).toEqual([])
  }
})

test('the days of a shipment that is not known to have arrived have not begun', () => {
  expect(listOpenItems('problem', [shipment({ state: 'shipped' })], now)).toEqual(twoOfTheFirst)
})

test('items on their way back to the shop are not with the customer', () => {
  expect(
    listOpenItems('return', [shipment({ state: 'coming-back' }), shipment({ state: 'back' })], now),
  ).toEqual([])
})

test('items of several shipments add up, without those that were returned', () => {
  const both = [
    shipment({ deliveredAt: daysAgo(1), returns: [{ at: daysAgo(0), lines: [{ line: 0, quantity: 1 }] }] }),
    shipment({
      deliveredAt: daysAgo(2),
      lines: [
        { line: 1, quantity: 1 },
        { line: 0, quantity: 3 },
      ],
    }),
    shipment({ deliveredAt: daysAgo(30), lines: [{ line: 2, quantity: 1 }] }),
  ]
  expect(listOpenItems('problem', both, now)).toEqual([
    { line: 0, quantity: 4 },
    { line: 1, quantity: 1 },
  ])
})
