import type { HeldMessage, OrderThere } from './gateway'
import type { History } from './history'
import { countDue, look } from './look'
import type { World } from './world'

const MINUTE_MS = 60_000
/** Waits that pass the claims of a dead shop, the first questions, and the time after which a refund is late. */
const WAITS_MS = [2 * MINUTE_MS, 60 * MINUTE_MS, 9 * 24 * 60 * MINUTE_MS]
const LOOKS_AT_MOST = 40

/** Delivers the messages that no question replaces, and lets the shop do all that is due over days of its clock. */
export async function drainWork(world: World, { loses }: History): Promise<void> {
  const { gateway } = world
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

/**
 * An order's only success and a refund's first end are asked about. An order is not asked about any more once a payment
 * is known, so another one is told by a message alone, as are a dispute and a refund that ends otherwise than it had:
 * reconciliation finds those that are lost.
 */
function isFoundByAsking(
  { id, disputeId, refundId, orderKey }: HeldMessage,
  messages: readonly HeldMessage[],
  orders: readonly OrderThere[],
): boolean {
  if (disputeId) return false
  if (refundId) return messages.find((message) => message.refundId === refundId)?.id === id
  const attempts = orders.find(({ key }) => key === orderKey)?.attempts ?? []
  return attempts.filter(({ state }) => state === 'SUCCESS').length <= 1
}

async function allDue(world: World): Promise<void> {
  for (let left = LOOKS_AT_MOST; left > 0; left -= 1) {
    await look(world)
    if ((await countDue(world)) === 0) return
  }
  throw new Error('The shop never comes to an end of what is due.')
}
