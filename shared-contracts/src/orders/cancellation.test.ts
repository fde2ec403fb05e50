import { type ShipmentState, shipmentStates } from '../fulfilment/shipments'
import { hasAnyLeft, isInCancelWindow } from './cancellation'

const of = (...states: ShipmentState[]) => states.map((state) => ({ state }))

test('an order can be cancelled until one of its shipments is handed over', () => {
  expect(hasAnyLeft([])).toBe(false)
  expect(hasAnyLeft(of('packing', 'packed', 'cancelled'))).toBe(false)
  expect(hasAnyLeft(of('cancelled', 'shipped'))).toBe(true)
})

test('a shipment that came back counts as handed over', () => {
  expect(shipmentStates.filter((state) => hasAnyLeft(of(state)))).toEqual([
    'shipped',
    'delivered',
    'coming-back',
    'back',
  ])
})

const placedAt = new Date('2026-11-26T10:00:00Z')
const after = (milliseconds: number) => new Date(placedAt.getTime() + milliseconds)

test('an order can be cancelled for 24 hours, unless it has been refunded', () => {
  expect(isInCancelWindow('Paid', placedAt, after(24 * 3_600_000))).toBe(true)
  expect(isInCancelWindow('Pending', placedAt, after(0))).toBe(true)
  expect(isInCancelWindow('Paid', placedAt, after(24 * 3_600_000 + 1))).toBe(false)
  expect(isInCancelWindow('Refunded', placedAt, after(0))).toBe(false)
})
