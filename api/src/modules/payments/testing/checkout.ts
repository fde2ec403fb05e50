import { sql } from 'drizzle-orm'
import type { Mail } from '../../../mail/mailer'
import type { TestShop } from './test-shop'

/** Builds a browser's request to pay for the order. */
export function buildPayment(orderId: string, change: object = {}) {
  return {
    order_id: orderId,
    order_amount: 175,
    order_currency: 'INR',
    customer_details: {
      customer_id: 'asha',
      customer_name: 'Asha Rao',
      customer_email: 'asha@example.in',
      customer_phone: '9876543210',
    },
    order_meta: { return_url: 'https://evil.example/', notify_url: 'https://evil.example/hook' },
    order_payload: { total: 1 },
    ...change,
  }
}

/** Follows a payment link like a browser without scripts: our page, its form, the gateway's page. */
export async function openPayPage(shop: TestShop, link: string): Promise<string> {
  const { body: bridge } = await shop.app.inject(new URL(link).pathname)
  const action = /action="([^"]+)"/.exec(bridge)?.[1] ?? ''
  const session = /name="payment_session_id" value="([^"]+)"/.exec(bridge)?.[1] ?? ''
  const page = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ payment_session_id: session }),
  })
  return page.url
}

/** Presses PAY on the gateway's page. @returns where the browser is redirected */
export async function payByUpi(page: string, upiId: string): Promise<string> {
  const body = new URLSearchParams({ action: 'pay', method: 'upi', upiId })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** Longer than a busy machine needs. Waiting ends as soon as the condition is met. */
const PATIENCE_MS = 30_000

/** Asks repeatedly until the answer satisfies the condition or time is up. @returns the last answer */
export async function eventually<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS
  let answer = await ask()
  while (!isThere(answer) && Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    answer = await ask()
  }
  return answer
}

/** Waits until all gateway messages are handled. */
export async function untilApplied(shop: TestShop): Promise<void> {
  const open = await eventually(
    async () => (await listRows(shop, 'gateway_events')).filter((event) => event.applied_at === null),
    (events) => events.length === 0,
  )
  expect(open).toEqual([])
}

/** Reads a table that no route exposes. As JSON, so that both databases return a bigint as a number. */
export async function listRows(shop: TestShop, table: string): Promise<Record<string, unknown>[]> {
  const asJson = sql.raw(`select to_json(each) as stored from (select * from ${table} order by 1) each`)
  const { rows } = await shop.database.connection().execute(asJson)
  return (rows as { stored: Record<string, unknown> }[]).map(({ stored }) => stored)
}

/** Returns the mails about an order, once all gateway messages are handled and all mails sent. */
export async function listMails(shop: TestShop, orderId: string): Promise<Mail[]> {
  await untilApplied(shop)
  const waiting = await eventually(
    () => listRows(shop, 'outbox'),
    (mails) => mails.length === 0,
  )
  expect(waiting).toEqual([])
  return shop.mails.filter(({ subject }) => subject.split(' ').includes(orderId))
}
