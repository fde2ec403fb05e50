import { randomUUID } from 'node:crypto'
import type { OrderMoney, RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import type { Checks } from '../../harness/checks'
import type { Hangable } from '../../harness/gateways/hangable'
import type { AdminPerson } from '../../harness/over-http/admin-person'
import type { ShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { until } from '../../harness/until'

const DONE_WITHIN_MS = 60_000

/** Sends a refund request twice while the gateway hangs, and kills the api before the gateway recovers. */
export async function hangingRefund(
  shop: ShopWithGateway,
  gateway: Hangable,
  admin: AdminPerson,
  order: string,
  { expect }: Checks,
): Promise<void> {
  const before = (await shop.sandbox.orders()).flatMap(({ refunds }) => refunds).length
  gateway.hang()
  const path = `/api/admin/orders/${order}/refund-requests`
  const input = { what: { kind: 'sum', amount: 1000 }, why: 'A broken jar' }
  const key = randomUUID()
  const answers = await Promise.all([admin.sendOnce(path, input, key), admin.sendOnce(path, input, key)])
  const states = answers.map(({ text }) => (JSON.parse(text) as RefundRequest).state)
  expect(
    states.every((state) => state === 'on-its-way'),
    'a refund is pending while the gateway hangs',
    answers,
  )

  await shop.restartWith({ CASHFREE_BASE_URL: `${shop.sandbox.origin}/pg` })
  const again = await admin.sendOnce(path, input, key)
  expect(again.status === 200, 'repeating the call after a kill returns the same refund', again)
  const all = async () => (await admin.get<OrderMoney>(`/api/admin/orders/${order}/money`)).refundRequests
  const isDone = await until(async () => (await all()).every(({ state }) => state === 'done'), DONE_WITHIN_MS)
  expect(isDone && (await all()).length === 1, 'the refund completes once the gateway is back', await all())
  const after = (await shop.sandbox.orders()).flatMap(({ refunds }) => refunds).length
  expect(after === before + 1, 'the gateway has refunded once', after - before)
}
