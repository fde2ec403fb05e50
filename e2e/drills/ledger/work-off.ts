import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HeldMessage, OrderThere } from './gateway'
import type { History } from './history'
import type { World } from './world'

const MINUTE_MS = 60_000
/** Past a dead shop's claims, past the first questions, and to where a refund has taken long. */
const WAITS_MS = [2 * MINUTE_MS, 60 * MINUTE_MS, 9 * 24 * 60 * MINUTE_MS]
const LOOKS_AT_MOST = 40
const LOOK_WITHIN_MS = 20_000
const PAUSE_MS = 1

/** Everything that is due by the clock: messages, and questions to the gateways. */
const DUE = (time: string) => `select
  (select count(*) from gateway_events where applied_at is null and next_try_at <= '${time}')
  + (select count(*) from gateway_orders where next_question_at <= '${time}')
  + (select count(*) from stand_alone_payments where next_question_at <= '${time}')
  + (select count(*) from refunds where next_question_at <= '${time}') as due`

let looks = 0

/** Lets the messages arrive that no question finds, and the shop do all that is due, over days of its clock. */
export async function workOff(world: World, { loses }: History, now: () => Date): Promise<void> {
  const { gateway } = world
  const [orders, messages] = [await gateway.orders(), await gateway.messages()]
  for (const message of messages) {
    const isTold = message.tries.some(({ status }) => status === 200)
    if (!isTold && !(loses && isFoundByAsking(message, messages, orders))) await gateway.send(message.id, 1)
  }
  await allDue(world, now)
  for (const ms of WAITS_MS) {
    await world.wait(ms)
    await allDue(world, now)
  }
}

/**
 * A payment's first success and a refund's first end are asked about; a second payment of an order, a dispute, and a
 * refund that ends otherwise than it had are told by a message alone, and found by reconciliation when that is lost.
 */
function isFoundByAsking(
  { id, disputeId, attemptId, refundId, orderKey }: HeldMessage,
  messages: readonly HeldMessage[],
  orders: readonly OrderThere[],
): boolean {
  if (disputeId) return false
  if (refundId) return messages.find((message) => message.refundId === refundId)?.id === id
  const attempts = orders.find(({ key }) => key === orderKey)?.attempts ?? []
  const successes = attempts.filter(({ state }) => state === 'SUCCESS')
  return !successes.slice(1).some((success) => success.id === attemptId)
}

async function allDue(world: World, now: () => Date): Promise<void> {
  for (let left = LOOKS_AT_MOST; left > 0; left -= 1) {
    await look(world)
    const [row] = await world.shop.rows(DUE(now().toISOString()))
    if (Number(row?.due) === 0) return
  }
  throw new Error('The shop never comes to an end of what is due.')
}

/** A message about nothing has the shop apply every message that is due, and then ask whatever is due. */
async function look({ shop }: World): Promise<void> {
  const before = await shop.followUps()
  looks += 1
  const body = JSON.stringify({ type: 'LOOK', look: looks })
  const answer = await fetch(`${shop.origin}/api/payments/webhook`, {
    method: 'POST',
    body,
    headers: { 'x-webhook-timestamp': '1', 'x-webhook-signature': signatureOf(`1${body}`) },
  })
  if (answer.status !== 200) throw new Error(`A message was answered ${answer.status}.`)
  const giveUpAt = performance.now() + LOOK_WITHIN_MS
  const isWorkedOff = async () => {
    const [row] = await shop.rows(
      `select count(*) as open from gateway_events where body = '${body}' and applied_at is null`,
    )
    const { begun, ended } = await shop.followUps()
    return Number(row?.open) === 0 && begun === ended && ended > before.begun
  }
  while (!(await isWorkedOff())) {
    if (performance.now() > giveUpAt) throw new Error('The shop looks after nothing.')
    await pause(PAUSE_MS)
  }
}

function signatureOf(content: string): string {
  return createHmac('sha256', 'TEST_CLIENT_SECRET').update(content).digest('base64')
}
