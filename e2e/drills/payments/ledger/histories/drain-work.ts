import { type Gateway, type HeldMessage, isAutomatic, type OrderThere } from './gateway'
import type { History } from './history'
import { countDue, look } from './look'
import type { World } from './world'

const MINUTE_MS = 60_000
/** Waits that outlast a dead shop's claims, then the first polls, and finally the deadline of a refund. */
const WAITS_MS = [2 * MINUTE_MS, 60 * MINUTE_MS, 9 * 24 * 60 * MINUTE_MS]
const LOOKS_AT_MOST = 40

/** Delivers the webhooks that polling can't replace, then lets the shop do all work due in the next days. */
export async function drainWork(world: World, { loses }: History): Promise<void> {
  const { gateway } = world
  await settleAutomaticRefunds(gateway)
  const [orders, messages] = [await gateway.orders(), await gateway.messages()]
  for (const message of messages) {
    const isTold = message.tries.some(({ status }) => status === 200)
    if (!isTold && !(loses && isFoundByAsking(message, messages, orders))) await gateway.send(message.id, 1)
  }
  await allDue(world)
  for (const ms of WAITS_MS) {
    await world.wait(ms)
    await allDue(world)
  }
}

async function settleAutomaticRefunds(gateway: Gateway): Promise<void> {
  for (const order of await gateway.orders())
    for (const refund of order.refunds.filter(isAutomatic))
      if (refund.state === 'PENDING') await gateway.settleRefund(order, refund.id, 'success')
}

/**
 * True if polling also finds what the message reports. The shop polls an order's only success and a refund's
 * first result. It stops polling once a payment is known or the gateway's order has expired, so only messages
 * report a second or late payment, a dispute, a refund that the gateway makes by itself, and a later result.
 * Reconciliation finds those that are lost.
 */
function isFoundByAsking(
  { id, disputeId, refundId, orderKey }: HeldMessage,
  messages: readonly HeldMessage[],
  orders: readonly OrderThere[],
): boolean {
  if (disputeId || (refundId && isAutomatic({ id: refundId }))) return false
  if (refundId) return messages.find((message) => message.refundId === refundId)?.id === id
  const attempts = orders.find(({ key }) => key === orderKey)?.attempts ?? []
  const payments = attempts.filter(({ state }) => state === 'SUCCESS')
  return payments.length <= 1 && !payments.some(({ isReversed }) => isReversed)
}

async function allDue(world: World): Promise<void> {
  for (let left = LOOKS_AT_MOST; left > 0; left -= 1) {
    await look(world)
    if ((await countDue(world)) === 0) return
  }
  throw new Error('The shop never finishes the work that is due.')
}
