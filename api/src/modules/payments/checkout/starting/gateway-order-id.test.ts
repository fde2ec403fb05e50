import { isOrderId } from 'shared-contracts/orders/order-id'
import { gatewayOrderId } from './gateway-order-id'

const mine = '3f0c7f5e-1111-4e52-9c3a-000000000001'
const theirs = 'a41d0c55-2222-4e52-9c3a-000000000002'

test('two customers with the same order id get different ids at the gateway', () => {
  expect(gatewayOrderId('ORD-1732195022000', mine, 1, 45)).toBe('ORD-1732195022000-3f0c7f5e11114e52')
  expect(gatewayOrderId('ORD-1732195022000', theirs, 1, 45)).not.toBe(
    gatewayOrderId('ORD-1732195022000', mine, 1, 45),
  )
})

test("the longest order id still fits the gateway's limit", () => {
  const longest = 'x'.repeat(45)
  expect(isOrderId(gatewayOrderId(longest, mine, 1, 45))).toBe(true)
  expect(isOrderId(gatewayOrderId(longest, mine, 12, 45))).toBe(true)
  expect(gatewayOrderId(longest, mine, 12, 45)).toHaveLength(45)
})

test('a shortened id stays unique to the customer', () => {
  expect(gatewayOrderId('ORD-1732195022000', mine, 1, 34)).toBe('ORD-1732195022000-3f0c7f5e11114e52')
  expect(gatewayOrderId('ORD-1732195022000', mine, 2, 34)).toBe('ORD-17321950220-3f0c7f5e11114e52-2')
})
