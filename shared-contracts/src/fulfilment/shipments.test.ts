import {
  canShipmentBecome,
  computeFulfilmentState,
  openPieces,
  orderWord,
  piecesNotSent,
  type ShipmentState,
  shipmentStates,
  unsentPieces,
  without,
} from './shipments'

const ordered = [
  { line: 0, quantity: 3 },
  { line: 1, quantity: 1 },
]
const shipment = (state: ShipmentState, ...quantities: number[]) => ({
  state,
  lines: quantities.flatMap((quantity, line) => (quantity ? [{ line, quantity }] : [])),
})

test('a shipment is packed, shipped and delivered, or comes back', () => {
  expect(canShipmentBecome('packing', 'packed')).toBe(true)
  expect(canShipmentBecome('packed', 'shipped')).toBe(true)
  expect(canShipmentBecome('shipped', 'delivered')).toBe(true)
  expect(canShipmentBecome('shipped', 'coming-back')).toBe(true)
  expect(canShipmentBecome('coming-back', 'back')).toBe(true)
})

test('a shipment can be cancelled until it is shipped', () => {
  expect(shipmentStates.filter((state) => canShipmentBecome(state, 'cancelled'))).toEqual([
    'packing',
    'packed',
  ])
})

test('items in no shipment still have to be packed, and so do cancelled and returned ones', () => {
  expect(openPieces(ordered, [])).toEqual(ordered)
  expect(openPieces(ordered, [shipment('packing', 2)])).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
  expect(openPieces(ordered, [shipment('shipped', 3, 1)])).toEqual([])
  expect(openPieces(ordered, [shipment('cancelled', 3, 1)])).toEqual(ordered)
  expect(openPieces(ordered, [shipment('back', 3, 1)])).toEqual(ordered)
})

test('items that have not left the shop are unsent', () => {
  expect(unsentPieces(ordered, [shipment('shipped', 2), shipment('packed', 1, 1)])).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
})

test.each([
  ['nothing', [], 'To pack'],
  ['a parcel that is being packed', [shipment('packing', 3, 1)], 'To pack'],
  ['a packed parcel', [shipment('packed', 3, 1)], 'To pack'],
  ['a cancelled parcel', [shipment('cancelled', 3, 1)], 'To pack'],
  ['one of two parcels shipped', [shipment('shipped', 3), shipment('packed', 0, 1)], 'Part shipped'],
  ['one parcel delivered, the rest open', [shipment('delivered', 3)], 'Part shipped'],
  ['all shipped', [shipment('shipped', 3, 1)], 'Shipped'],
  ['one delivered, one on its way', [shipment('delivered', 3), shipment('shipped', 0, 1)], 'Shipped'],
  ['all delivered', [shipment('delivered', 3), shipment('delivered', 0, 1)], 'Delivered'],
  ['a parcel on its way back', [shipment('delivered', 3), shipment('coming-back', 0, 1)], 'Coming back'],
  ['a parcel that is back', [shipment('back', 3, 1)], 'Coming back'],
  ['one back, the other never packed', [shipment('back', 3)], 'Part shipped'],
  ['one that was sent a second time', [shipment('back', 3, 1), shipment('shipped', 3, 1)], 'Shipped'],
] as const)('a paid order with %s', (_, shipments, word) => {
  expect(orderWord('Paid', computeFulfilmentState(ordered, shipments))).toBe(word)
})

test('an order refunded before anything shipped is cancelled', () => {
  expect(orderWord('Refunded', 'none')).toBe('Cancelled')
  expect(orderWord('Refunded', 'delivered')).toBe('Delivered')
})

test('an unpaid order has no fulfilment status, because nobody packs it', () => {
  expect(orderWord('Pending', 'none')).toBeUndefined()
  expect(orderWord('Failed', 'none')).toBeUndefined()
})

test('refunded items are not sent unless the customer already has them', () => {
  const refunded = [{ line: 0, quantity: 2 }]
  const notSentOf = (...shipments: ReturnType<typeof shipment>[]) =>
    piecesNotSent(ordered, shipments, refunded)
  expect(notSentOf()).toEqual(refunded)
  expect(notSentOf(shipment('packed', 3, 1))).toEqual(refunded)
  expect(notSentOf(shipment('shipped', 2, 0))).toEqual([{ line: 0, quantity: 1 }])
  expect(notSentOf(shipment('delivered', 3, 1))).toEqual([])
  expect(notSentOf(shipment('back', 3, 1))).toEqual(refunded)
})

test('an order is sent without the refunded items', () => {
  const wanted = without(ordered, [{ line: 0, quantity: 2 }])
  expect(openPieces(wanted, [shipment('packed', 1)])).toEqual([{ line: 1, quantity: 1 }])
  expect(computeFulfilmentState(wanted, [shipment('shipped', 1, 1)])).toBe('shipped')
  expect(orderWord('Paid', computeFulfilmentState([], [shipment('packed', 1)]))).toBe('Cancelled')
  expect(orderWord('Paid', computeFulfilmentState([], [shipment('back', 3, 1)]))).toBe('Coming back')
})
