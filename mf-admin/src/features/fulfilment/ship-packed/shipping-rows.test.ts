import type { PackedShipment } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { exampleCouriers } from '../../../testing/example-order'
import { examplePacked } from '../../../testing/example-packed'
import { readRows } from './shipping-rows'

const [first, second] = [examplePacked(1), examplePacked(2)]
const read = (numbers: Parameters<typeof readRows>[1], packed: readonly PackedShipment[] = [first, second]) =>
  readRows(packed, numbers, exampleCouriers, 'dtdc')

test('a number is normalised, and gets the chosen courier unless its format or a person names another', () => {
  expect(read({ 'shipment-1': { awb: ' ab 12-34 ' }, 'shipment-2': { awb: 'ee123456789in' } })).toMatchObject(
    [
      { isOfOtherCourier: false, toShip: { id: 'shipment-1', version: 2, courier: 'dtdc', awb: 'AB12-34' } },
      { isOfOtherCourier: true, toShip: { courier: 'india-post', awb: 'EE123456789IN' } },
    ],
  )
  const [row] = read({ 'shipment-1': { awb: 'EE123456789IN', courier: 'dtdc' } })
  expect(row).toMatchObject({ courier: 'dtdc', isOfOtherCourier: false })
})

test('an empty row is neither ready nor wrong', () => {
  for (const row of read({ 'shipment-1': { awb: '  ' } })) {
    expect(row.toShip).toBeUndefined()
    expect(row.problem).toBeUndefined()
  }
})

test('an impossible number, and one entered twice, are not ready', () => {
  const [wrong] = read({ 'shipment-1': { awb: '12' } })
  expect(wrong).toMatchObject({ problem: 'Enter a valid tracking number' })
  const both = read({ 'shipment-1': { awb: 'D-1000' }, 'shipment-2': { awb: 'd-1000' } })
  expect(both.map(({ problem, toShip }) => [problem, toShip])).toEqual([
    [`You’ve also entered this number for order ${second.orderId}`, undefined],
    [`You’ve also entered this number for order ${first.orderId}`, undefined],
  ])
})

test('the order number of a packed order is not accepted as a tracking number', () => {
  expect(read({ 'shipment-1': { awb: second.orderId.toLowerCase() } })[0]).toMatchObject({
    problem: 'This is an order number. Scan the courier’s label.',
  })
})
