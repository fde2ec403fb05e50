import { buyOnce, type Charge, finish } from '../../harness/buying/charge'
import { comparePurchases } from '../../harness/buying/findings'
import type { GatewayOrder } from '../../harness/gateways/sandbox'
import { atOnce } from '../../harness/over-http/at-once'
import { newPurchase } from '../../harness/over-http/purchase'
import { newShopper, type Shopper } from '../../harness/over-http/shopper'
import { clockAhead } from '../../harness/shop/api/clock-ahead'
import type { ShopWithGateway } from '../../harness/shop/shop-with-gateway'

/** A server that is killed mid-work, and how to restart it. */
export interface Breakage {
  name: string
  breakIt: () => Promise<void>
  /** @returns milliseconds until the shop could serve */
  mend: () => Promise<number>
}

const CHARGES = 40
/** One order in ten is sent again while the first request is still in flight. */
const DOUBLED_EVERY = 10
/** Each charge has three steps: ordered, begun, paid. The kill comes before the last fifth of all steps. */
const MOST_STEPS = CHARGES * 3 * 0.8
/** Keeps each shopper's orders below the 200 that an account lists. */
const ROUNDS_PER_SHOPPER = 4
/**
 * The shop polls a payment 22 s after it began, and again within a minute at first. A poll that a killed api
 * had started is repeated two minutes later (payments/status-requests). After three minutes, all are due.
 */
const ALL_ARE_DUE_MS = 180_000
const FOUND_WITHIN_MS = 130_000

const COLUMNS = 'round  broken    ordered  begun  taken  lost  recovery-ms  other-answers'

/** Breaks the shop at random moments. @returns true if no order or payment is lost, duplicated or wrong */
export async function crashRounds(
  shop: ShopWithGateway,
  breakages: readonly (Breakage & { times: number })[],
): Promise<boolean> {
  const complaints: string[] = []
  const charges: Charge[] = []
  const recoveries = new Map<string, number[]>()
  let shopper: Shopper | undefined
  let round = 0
  console.log(COLUMNS)
  for (const breakage of breakages.flatMap(({ times, ...one }) => Array<Breakage>(times).fill(one))) {
    if (!shopper || round % ROUNDS_PER_SHOPPER === 0) shopper = await newShopper(shop.origins[0] ?? '')
    round += 1
    const own = newCharges(shop, shopper, round)
    charges.push(...own)
    // In every second round, polling is the shop's only way to learn of payments.
    await shop.sandbox.newWebhooksAre(round % 2 === 0 ? 'dropped' : 'sent')
    const working = atOnce(own, (charge) => buyOnce(shop, charge))
    await untilDone(own, Math.random() * MOST_STEPS)
    await breakage.breakIt()
    const recoveryMs = await Promise.all([breakage.mend(), working]).then(([ms]) => ms)
    recoveries.set(breakage.name, [...(recoveries.get(breakage.name) ?? []), recoveryMs])
    const all = charges.filter((charge) => charge.purchase.shopper === shopper)
    complaints.push(...(await inspectStored(all, own)))
    printRound(round, breakage.name, own, recoveryMs)
    await shop.sandbox.newWebhooksAre('sent')
    await atOnce(own, (charge) => finish(shop, charge, (complaint) => complaints.push(complaint)))
  }

  for (const [name, times] of recoveries) {
    const sorted = times.sort((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)]
    console.log(
      `${sorted.length} times the ${name}: ready again after ${sorted[0]} to ${sorted.at(-1)} ms, median ${median} ms`,
    )
  }
  // Moves the api's clock forward instead of waiting.
  await shop.restartWith(clockAhead(ALL_ARE_DUE_MS))
  complaints.push(...(await paidOnce(shop, charges)))
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)
  return complaints.length === 0
}

function newCharges({ offers }: ShopWithGateway, shopper: Shopper, round: number): Charge[] {
  return Array.from({ length: CHARGES }, (_, index) => ({
    purchase: newPurchase(shopper, `ORD-crash-${round}-${index}`, round * CHARGES + index, offers),
    isDoubled: index % DOUBLED_EVERY === 0,
    isBegun: false,
    isTaken: false,
    isLost: false,
    others: [],
  }))
}

/** Checks the stored orders before anything is sent again. */
async function inspectStored(all: readonly Charge[], own: readonly Charge[]): Promise<string[]> {
  const taken = new Set(all.filter(({ isTaken }) => isTaken).map(({ purchase }) => purchase.order.orderId))
  const purchases = all.map(({ purchase }) => purchase)
  const { lost, duplicates, wrong } = await comparePurchases(purchases, (orderId) => taken.has(orderId))
  for (const charge of own)
    charge.isLost = lost.some((each) => each.startsWith(`${charge.purchase.order.orderId} `))
  return [...lost, ...duplicates, ...wrong]
}

function printRound(round: number, name: string, own: readonly Charge[], ms: number): void {
  const count = (is: (charge: Charge) => boolean) => own.filter(is).length
  const others = [...new Set(own.flatMap((charge) => charge.others))].sort().join(' ')
  const cells = [
    String(round).padStart(5),
    name.padEnd(8),
    String(count(({ purchase }) => purchase.answers.length > 0)).padStart(7),
    String(count(({ isBegun }) => isBegun)).padStart(5),
    String(count(({ isTaken }) => isTaken)).padStart(5),
    String(count(({ isLost }) => isLost)).padStart(4),
    String(ms).padStart(11),
  ]
  console.log(`${cells.join('  ')}  ${others || 'none'}`)
}

/** Waits until every order is Paid, then checks that the gateway took money once for each. */
async function paidOnce(shop: ShopWithGateway, charges: readonly Charge[]): Promise<string[]> {
  const shoppers = [...new Set(charges.map(({ purchase }) => purchase.shopper))]
  const started = performance.now()
  let unpaid: string[] = []
  do {
    const orders = (await Promise.all(shoppers.map((shopper) => shopper.orders()))).flat()
    unpaid = orders.filter(({ status }) => status !== 'Paid').map(({ orderId }) => orderId)
    if (unpaid.length > 0) await pause(250)
  } while (unpaid.length > 0 && performance.now() - started < FOUND_WITHIN_MS)
  const seconds = Math.round((performance.now() - started) / 1000)
  const gateway = await shop.sandbox.orders()
  const odd = charges.filter(({ purchase }) => !isChargedOnce(gateway, purchase.order.orderId))
  console.log(
    `${charges.length} orders, all sent again and paid: ${unpaid.length} without Paid ${seconds} s after the last, ` +
      `${odd.length} not charged exactly once`,
  )
  return [
    ...unpaid.map((orderId) => `${orderId} is not Paid`),
    ...odd.map(({ purchase }) => `${purchase.order.orderId} was not charged exactly once`),
  ]
}

function isChargedOnce(gateway: readonly GatewayOrder[], orderId: string): boolean {
  const own = gateway.filter(({ id }) => id.startsWith(`${orderId}-`))
  const taken = own.flatMap(({ attempts }) => attempts).filter(({ state }) => state === 'SUCCESS')
  return own.length === 1 && taken.length === 1
}

async function untilDone(charges: readonly Charge[], steps: number): Promise<void> {
  const done = ({ purchase, isBegun, isTaken }: Charge) =>
    Number(purchase.answers.length > 0) + Number(isBegun) + Number(isTaken)
  while (charges.reduce((sum, charge) => sum + done(charge), 0) < steps) await pause(2)
  await pause(Math.random() * 10)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
