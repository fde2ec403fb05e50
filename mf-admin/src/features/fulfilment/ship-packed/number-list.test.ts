import { exampleCouriers } from '../../../testing/example-order'
import { examplePacked } from '../../../testing/example-packed'
import { readNumberList } from './number-list'

const rows = [examplePacked(1), examplePacked(2), examplePacked(3)]
const [one = '', two = ''] = rows.map(({ orderId }) => orderId)
const read = (text: string, isEmpty: Parameters<typeof readNumberList>[3] = () => true) =>
  readNumberList(text, rows, exampleCouriers, isEmpty)

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a list with %s fills the rows of its orders', (_, mark) => {
  const text = `Order number${mark}Tracking number${mark}Courier\r\n${two}${mark}D-2${mark}india post\r\n"${one}"${mark}D-1\r\n\r\n`
  expect(read(text)).toEqual({
    numbers: { 'shipment-2': { awb: 'D-2', courier: 'india-post' }, 'shipment-1': { awb: 'D-1' } },
    faults: [],
  })
})

test('an order is found without its letter prefix, and in digits of another script', () => {
  const digits = one.replace('ORD-', '')
  expect(read(`${digits},D-1`).numbers).toEqual({ 'shipment-1': { awb: 'D-1' } })
  expect(read(`${one.toLowerCase()},D-1`).numbers).toEqual({ 'shipment-1': { awb: 'D-1' } })
})

test('a list of only tracking numbers fills the empty rows in their order', () => {
  expect(read('D-1\nD-2')).toEqual({
    numbers: { 'shipment-1': { awb: 'D-1' }, 'shipment-2': { awb: 'D-2' } },
    faults: [],
  })
  expect(read('D-2\nD-3\nD-4', ({ shipment }) => shipment.id !== 'shipment-1')).toEqual({
    numbers: { 'shipment-2': { awb: 'D-2' }, 'shipment-3': { awb: 'D-3' } },
    faults: ['Line 3: There’s no packed order left for D-4.'],
  })
})

test('lines that match no packed order are reported', () => {
  expect(read(`ORD-9,D-9\n${one},D-1\n${one},D-2\n${two},D-3,Pigeon post`)).toEqual({
    numbers: { 'shipment-1': { awb: 'D-1' } },
    faults: [
      'Line 1: Order ORD-9 isn’t in the list of packed orders.',
      `Line 3: Order ${one} is in the list twice.`,
      'Line 4: There’s no courier called Pigeon post.',
    ],
  })
})

test('two packed shipments of one order need two lines', () => {
  const [first] = rows
  if (!first) throw new Error('There is no row.')
  const parts = [first, { ...first, shipment: { ...first.shipment, id: 'part-2', number: 2 } }]
  expect(readNumberList(`${one},D-1\n${one},D-2`, parts, exampleCouriers, () => true).numbers).toEqual({
    'shipment-1': { awb: 'D-1' },
    'part-2': { awb: 'D-2' },
  })
})
