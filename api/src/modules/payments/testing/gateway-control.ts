import type { TestShop } from './test-shop'

/** Makes the gateway do something no shop can request. @param path relative to /sandbox, such as row-faults */
export async function atGateway(shop: TestShop, path: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(`${shop.gatewayOrigin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Refunds a payment as Cashfree's own dashboard would, without the shop knowing. */
export async function refundAtCashfree(
  shop: TestShop,
  gatewayOrderId: string,
  rupees: number,
): Promise<void> {
  const answer = await fetch(`${shop.gatewayOrigin}/pg/orders/${gatewayOrderId}/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-id': 'TEST_CLIENT_ID',
      'x-client-secret': 'TEST_CLIENT_SECRET',
      'x-api-version': '2025-01-01',
    },
    body: JSON.stringify({ refund_id: 'DASH1', refund_amount: rupees }),
  })
  expect(answer.status).toBe(200)
}
