import { type ShipmentState, shipmentStates } from '../fulfilment/shipments'
import { hasAnyLeft } from './cancellation'

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
