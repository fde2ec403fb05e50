import { setTimeout as pause } from 'node:timers/promises'
import type { Drill } from '../drill'
import { cashfree } from '../gateways/drilled-gateways'
import { inDataFolder } from '../shop/data-folder'
import { openShopWithGateway } from '../shop/shop-with-gateway'
import { hangable } from './hangable'
import { sendVisitors } from './visitors'
import { payAndWatch } from './watched-order'
import { refundAndWatch } from './watched-refund'

/** An hour of the gateway's time is a minute here. */
const MINUTE_MS = 1000
const VISITORS_A_SECOND = 20
/** How long PhonePe works before it hangs. The shop asks about payments of that time while it hangs. */
const WORKS_MS = 6000
const FULL = { hangsMs: 60 * MINUTE_MS, orders: 30, refunds: 5 }
const SHORT = { hangsMs: 40 * MINUTE_MS, orders: 8, refunds: 2 }

/**
 * The plan of questions (api/src/modules/payments/follow-up/follow-up-plan.ts): the first after 22 s, the second 3 s
 * later. A job looks for due questions every 3 s, so each may be up to 3 s late.
 */
const TWO_POLLS_MS = 22_000 + 3000 + 2 * 3000
/** For a busy machine. */
const GRACE_MS = 2000
const PATIENCE_MS = 60_000

export const hangingGateway: Drill = {
  promise: `while PhonePe hangs and ${VISITORS_A_SECOND} visitors a second begin payments there, Cashfree’s payments without webhooks are found within two polls, and its refunds go out`,
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { hangsMs, orders: count, refunds: refundCount }: typeof FULL) {
  let sandboxOrigin = ''
  const phonePe = await hangable(() => sandboxOrigin)
  const settings = {
    ...cashfree.settings,
    PHONEPE_VERSION: 'v1',
    PHONEPE_BASE_URL: `${phonePe.origin}/apis/pg-sandbox`,
  }
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, {
    settings: { ...cashfree.settings, ...settings },
    sandboxSettings: { SANDBOX_ORDER_FAULTS: 'off' },
  })
  sandboxOrigin = shop.sandbox.origin
  await shop.sandbox.newWebhooksAre('dropped')
  const early = await payAndWatch(shop, PATIENCE_MS)
  const visitors = await sendVisitors(shop.origins[0] ?? '', VISITORS_A_SECOND)
  await pause(WORKS_MS)
  phonePe.hang()
  const hangsUntil = performance.now() + hangsMs

  // Spread over the time until the last of them can still be looked after while PhonePe hangs.
  const every = Math.max(0, hangsMs - TWO_POLLS_MS) / count
  const watched = Array.from({ length: count }, async (_, index) => {
    await pause(index * every)
    return payAndWatch(shop, PATIENCE_MS)
  })
  const refunds = Array.from({ length: refundCount }, async (_, index) => {
    await pause(index * every)
    return refundAndWatch(dataDir, { ...early, rupees: index + 1 }, PATIENCE_MS)
  })
  const orders = await Promise.all(watched)
  const refunded = await Promise.all(refunds)
  await pause(Math.max(0, hangsUntil - performance.now()))
  await visitors.stop()
  await shop.stop()
  phonePe.close()

  const isInTime = (ms: number | undefined) => ms !== undefined && ms <= TWO_POLLS_MS + GRACE_MS
  const late = orders.filter(({ paidAfterMs }) => !isInTime(paidAfterMs)).length
  const slow = refunded.filter(({ doneAfterMs }) => !isInTime(doneAfterMs)).length
  const answers = [...visitors.answers].sort().map(([status, times]) => `${times} x ${status}`)
  console.log('                      count  within two polls  median s  slowest s')
  console.log(
    row(
      'Cashfree orders paid',
      orders.map(({ paidAfterMs }) => paidAfterMs),
      count - late,
    ),
  )
  console.log(
    row(
      'Cashfree refunds done',
      refunded.map(({ doneAfterMs }) => doneAfterMs),
      refundCount - slow,
    ),
  )
  console.log(`Visitors of PhonePe were answered ${answers.join(', ')}`)
  return late === 0 && slow === 0
}

function row(what: string, all: readonly (number | undefined)[], inTime: number): string {
  const sorted = all.map((ms) => ms ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  const seconds = (ms = 0) => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : `> ${PATIENCE_MS / 1000}`)
  const cells = [
    String(sorted.length).padStart(6),
    String(inTime).padStart(18),
    seconds(sorted[Math.floor(sorted.length / 2)]).padStart(10),
    seconds(sorted.at(-1)).padStart(11),
  ]
  return `${what.padEnd(21)}${cells.join('')}`
}
