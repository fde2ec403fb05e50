import {
  canParcelBecome,
  openPieces,
  orderWord,
  type ParcelState,
  parcelStates,
  piecesNotSent,
  totalOfParcels,
  unsentPieces,
  without,
} from './parcels'

const ordered = [
  { line: 0, quantity: 3 },
  { line: 1, quantity: 1 },
]
const parcel = (state: ParcelState, ...quantities: number[]) => ({
  state,
  lines: quantities.flatMap((quantity, line) => (quantity ? [{ line, quantity }] : [])),
})

test('a parcel is packed, shipped and delivered, or comes back', () => {
  expect(canParcelBecome('packing', 'packed')).toBe(true)
  expect(canParcelBecome('packed', 'shipped')).toBe(true)
  expect(canParcelBecome('shipped', 'delivered')).toBe(true)
  expect(canParcelBecome('shipped', 'coming-back')).toBe(true)
  expect(canParcelBecome('coming-back', 'back')).toBe(true)
})

test('a parcel can be cancelled until it is shipped', () => {
  expect(parcelStates.filter((state) => canParcelBecome(state, 'cancelled'))).toEqual(['packing', 'packed'])
})

test('what lies in no parcel is still to be packed, what was cancelled or came back too', () => {
  expect(openPieces(ordered, [])).toEqual(ordered)
  expect(openPieces(ordered, [parcel('packing', 2)])).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
  expect(openPieces(ordered, [parcel('shipped', 3, 1)])).toEqual([])
  expect(openPieces(ordered, [parcel('cancelled', 3, 1)])).toEqual(ordered)
  expect(openPieces(ordered, [parcel('back', 3, 1)])).toEqual(ordered)
})

test('what still follows is what has not left the shop', () => {
  expect(unsentPieces(ordered, [parcel('shipped', 2), parcel('packed', 1, 1)])).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
})

test.each([
  ['nothing', [], 'To pack'],
  ['a parcel that is being packed', [parcel('packing', 3, 1)], 'To pack'],
  ['a packed parcel', [parcel('packed', 3, 1)], 'To pack'],
  ['a cancelled parcel', [parcel('cancelled', 3, 1)], 'To pack'],
  ['one of two parcels shipped', [parcel('shipped', 3), parcel('packed', 0, 1)], 'Part shipped'],
  ['one parcel delivered, the rest open', [parcel('delivered', 3)], 'Part shipped'],
  ['all shipped', [parcel('shipped', 3, 1)], 'Shipped'],
  ['one delivered, one on its way', [parcel('delivered', 3), parcel('shipped', 0, 1)], 'Shipped'],
  ['all delivered', [parcel('delivered', 3), parcel('delivered', 0, 1)], 'Delivered'],
  ['a parcel on its way back', [parcel('delivered', 3), parcel('coming-back', 0, 1)], 'Coming back'],
  ['a parcel that is back', [parcel('back', 3, 1)], 'Coming back'],
  ['one back, the other never packed', [parcel('back', 3)], 'Part shipped'],
  ['one that was sent a second time', [parcel('back', 3, 1), parcel('shipped', 3, 1)], 'Shipped'],
] as const)('a paid order with %s', (_, parcels, word) => {
  expect(orderWord('Paid', totalOfParcels(ordered, parcels))).toBe(word)
})

test('an order that was paid back before anything left is cancelled', () => {
  expect(orderWord('Refunded', 'none')).toBe('Cancelled')
  expect(orderWord('Refunded', 'delivered')).toBe('Delivered')
})

test('an order that is not paid has no word: nobody packs it', () => {
  expect(orderWord('Pending', 'none')).toBeUndefined()
  expect(orderWord('Failed', 'none')).toBeUndefined()
})

test('what money went back for is not sent, unless the customer has it', () => {
  const refunded = [{ line: 0, quantity: 2 }]
  const notSentOf = (...parcels: ReturnType<typeof parcel>[]) => piecesNotSent(ordered, parcels, refunded)
  expect(notSentOf()).toEqual(refunded)
  expect(notSentOf(parcel('packed', 3, 1))).toEqual(refunded)
  expect(notSentOf(parcel('shipped', 2, 0))).toEqual([{ line: 0, quantity: 1 }])
  expect(notSentOf(parcel('delivered', 3, 1))).toEqual([])
  expect(notSentOf(parcel('back', 3, 1))).toEqual(refunded)
})

test('an order is sent without the pieces that are not sent any more', () => {
  const wanted = without(ordered, [{ line: 0, quantity: 2 }])
  expect(openPieces(wanted, [parcel('packed', 1)])).toEqual([{ line: 1, quantity: 1 }])
  expect(totalOfParcels(wanted, [parcel('shipped', 1, 1)])).toBe('shipped')
  expect(orderWord('Paid', totalOfParcels([], [parcel('packed', 1)]))).toBe('Cancelled')
  expect(orderWord('Paid', totalOfParcels([], [parcel('back', 3, 1)]))).toBe('Coming back')
})
