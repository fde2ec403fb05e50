import type { OrderStatus } from 'shared-contracts/orders/order-status'
import { paise } from 'shared-contracts/values/money'
import { heldMoney } from './held-money'
import type { CaptureRecord } from './ledger.repository'

function held(id: number, refunded = 0): CaptureRecord {
  return {
    id,
    at: new Date(0),
    provider: 'cashfree',
    gatewayId: `p${id}`,
    amount: paise(17500),
    currency: 'INR',
    held: 'amount',
    gatewayOrder: 'g1',
    standAlone: null,
    gatewayOrderId: 'ORD-1-g',
    order: 'o1',
    orderId: 'ORD-1',
    refunded: paise(refunded),
    underway: paise(0),
    lost: paise(0),
    difference: paise(0),
  }
}
const paying: CaptureRecord = { ...held(9), held: null }
const nobodyLooked = () => false

test.each<[string, OrderStatus, CaptureRecord[], string | undefined]>([
  ['nothing', 'Pending', [], undefined],
  ['a payment that did not pay it', 'Pending', [held(1)], 'arrived'],
  ['a partly refunded payment', 'Failed', [held(1, 17499)], 'arrived'],
  ['a refunded payment', 'Failed', [held(1, 17500)], 'refunded'],
  ['two payments, one of them refunded', 'Pending', [held(1, 17500), held(2)], 'arrived'],
  ['its payment and another', 'Paid', [paying, held(1)], undefined],
])('the held money of an order that received %s is reported correctly', (_, status, payments, expected) => {
  expect(heldMoney({ status }, payments, nobodyLooked)).toBe(expected)
})

test('a held payment that the owner has reviewed does not keep anybody from paying', () => {
  expect(heldMoney({ status: 'Pending' }, [held(1)], ({ id }) => id === 1)).toBeUndefined()
})
