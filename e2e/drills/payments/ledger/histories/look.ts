import { setTimeout as pause } from 'node:timers/promises'
import { emptyMessages } from './empty-messages'
import type { World } from './world'

/** The clock stands still, so a poll due this much later is one that a job has claimed. */
const CLAIM_MS = 120_000
const QUESTIONS = ['gateway_orders', 'stand_alone_payments', 'refunds']

const LOOK_WITHIN_MS = 20_000
const PAUSE_MS = 1
/** A job may look idle for a moment between two calls. */
const QUIET_LOOKS = 4

let looks = 0

/** Sends an empty webhook of each gateway, which triggers all due work, and waits until the shop is idle. */
export async function look(world: World): Promise<void> {
  const { shop } = world
  looks += 1
  const messages = emptyMessages(looks)
  for (const { path, body, headers } of messages) {
    const { status } = await fetch(`${shop.origin}${path}`, { method: 'POST', body, headers })
    if (status !== 200) throw new Error(`A webhook was answered ${status}.`)
  }
  const giveUpAt = performance.now() + LOOK_WITHIN_MS
  const bodies = messages.map(({ body }) => `'${body}'`).join()
  const own = `select count(*) as open from gateway_events where body in (${bodies}) and applied_at is null`
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    if (performance.now() > giveUpAt)
      throw new Error(`The shop never becomes idle: ${JSON.stringify(await underWay(world, own))}.`)
    await pause(PAUSE_MS)
    const isQuiet = Object.values(await underWay(world, own)).every((number) => number === 0)
    quiet = isQuiet ? quiet + 1 : 0
  }
}

/** @throws Error if the shop is dead */
async function underWay(world: World, own: string) {
  return {
    transactions: await world.shop.openTransactions(),
    calls: world.gateway.underWay(),
    messages: await count(world, own),
    questions: await count(world, claimedOnes(world.now())),
  }
}

/** Counts the received messages and the polls that are due according to the clock. */
export function countDue(world: World): Promise<number> {
  const time = world.now().toISOString()
  const asked = QUESTIONS.map(
    (table) => `(select count(*) from ${table} where next_question_at <= '${time}')`,
  )
  const messages = `(select count(*) from gateway_events where applied_at is null and next_try_at <= '${time}')`
  return count(world, `select ${[messages, ...asked].join(' + ')} as open`)
}

function claimedOnes(now: Date): string {
  const moment = new Date(now.getTime() + CLAIM_MS).toISOString()
  const taken = QUESTIONS.map(
    (table) => `(select count(*) from ${table} where next_question_at = '${moment}')`,
  )
  return `select ${taken.join(' + ')} as open`
}

async function count({ shop }: World, statement: string): Promise<number> {
  const [row] = await shop.rows(statement)
  return Number(row?.open)
}
