import { setTimeout as pause } from 'node:timers/promises'
import type { Try } from '../shop/sandbox'
import { onlyGatewayOrder, type ShopWithGateway } from '../shop/shop-with-gateway'
import type { Payer } from '../shopper/payer'
import { until } from '../until'
import { confirmationsOf } from './mails'
import { returningBrowser } from './returning-browser'

/** Time enough for the job that applies webhooks, and for the one that sends mails. */
const APPLIED_WITHIN_MS = 15_000
const SECOND_MAIL_MS = 1500

/** The steps a scenario can take with one order, whose webhooks are held until it sends them. */
export interface Scenario {
  payer: Payer
  /** Another browser, at the address that the gateway's page leads back to. */
  returning: (returnedTo: URL) => ReturnType<typeof returningBrowser>
  /** @returns where the browser comes back to the shop */
  pay: (outcome: 'success' | 'failure') => Promise<URL>
  /** Sends a webhook of this order, the oldest first. */
  send: (index: number, copies?: number) => Promise<void>
  corrupt: (index: number, how: 'signature' | 'body' | 'nonsense' | 'none') => Promise<void>
  expect: (fact: boolean, complaint: string) => void
  untilPaid: (withinMs?: number) => Promise<boolean>
}

/** A scenario that was played. */
export interface Played {
  /** Waits for the order's mail. */
  untilMailed: () => Promise<boolean>
  /** @returns complaints about what has become of the order */
  judge: () => Promise<string[]>
}

/** Time in which a second mail would come, if there were one. */
export async function waitForSecondMails(): Promise<void> {
  await pause(SECOND_MAIL_MS)
}

/** Places an order and plays the scenario on it. */
export async function play(
  shop: ShopWithGateway,
  dataDir: string,
  name: string,
  run: (scenario: Scenario) => Promise<void>,
): Promise<Played> {
  const { sandbox } = shop
  await sandbox.newWebhooksAre('held')
  const { orderId, payer } = await shop.placeOrder()
  const created = await payer.create()
  const order = await onlyGatewayOrder(shop, orderId)
  const tries: Try[] = []
  const complaints: string[] = created.status === 201 ? [] : [`not created: ${created.message}`]

  const webhookAt = async (index: number) => {
    const keys = (await sandbox.ordersFor(orderId)).map(({ key }) => key)
    const own = (await sandbox.webhooks()).filter(({ orderKey }) => keys.includes(orderKey))
    const webhook = own[index]
    if (!webhook) throw new Error(`There is no webhook ${index} of ${orderId}.`)
    return webhook.id
  }

  await run({
    payer,
    returning: (returnedTo) => returningBrowser(shop.origins[0] ?? '', returnedTo),
    pay: async (outcome) => {
      const newest = (await sandbox.ordersFor(orderId)).at(-1) ?? order
      return sandbox.pay(newest, outcome)
    },
    send: async (index, copies) => {
      tries.push(...(await sandbox.send(await webhookAt(index), copies)))
    },
    corrupt: async (index, how) => {
      await sandbox.corrupt(await webhookAt(index), how)
    },
    expect: (fact, complaint) => {
      if (!fact) complaints.push(complaint)
    },
    untilPaid: (withinMs = APPLIED_WITHIN_MS) => until(async () => (await payer.look()) === 'Paid', withinMs),
  })

  async function judge(): Promise<string[]> {
    const [status, mails] = [await payer.look(), await confirmationsOf(dataDir, orderId)]
    if (status !== 'Paid') complaints.push(`ended as ${status}`)
    if (mails !== 1) complaints.push(`${mails} mails`)
    complaints.push(...(await paymentsOf(shop, orderId)), ...badAnswers(tries))
    console.log(
      `${name.padEnd(19)}  ${String(tries.length).padStart(4)}  ${countedAnswers(tries).padEnd(17)}  ` +
        `${status.padEnd(8)}  ${String(mails).padStart(5)}  ${complaints.join('; ') || 'none'}`,
    )
    return complaints
  }

  return {
    untilMailed: () => until(async () => (await confirmationsOf(dataDir, orderId)) > 0, APPLIED_WITHIN_MS),
    judge,
  }
}

async function paymentsOf({ sandbox }: ShopWithGateway, orderId: string): Promise<string[]> {
  const attempts = (await sandbox.ordersFor(orderId)).flatMap((order) => order.attempts)
  const paid = attempts.filter(({ state }) => state === 'SUCCESS').length
  return paid === 1 ? [] : [`${orderId} was paid ${paid} times`]
}

function badAnswers(tries: readonly Try[]): string[] {
  const bad = tries.filter(({ status }) => status === undefined || status >= 500)
  return bad.length === 0 ? [] : [`${bad.length} webhooks answered ${bad[0]?.status ?? bad[0]?.error}`]
}

function countedAnswers(tries: readonly Try[]): string {
  const counts = new Map<string, number>()
  for (const { status } of tries) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none'
}
