import { readFile } from 'node:fs/promises'
import type { Product } from 'shared-contracts/domain/catalogue'
import { fetch } from 'undici'
import { openBrowser } from './browser'
import { type Checks, createChecks } from './checks'
import { inDataFolder } from './data-folder'
import type { Drill } from './drill'
import { payerOf } from './payer'
import { newPurchase, offersOf } from './purchase'
import { openShopBehindNginx, type ShopBehindNginx, type Twin } from './shop-behind-nginx'
import { newShopper } from './shopper'

/** In full the gateway holds a connection for longer than the 18 seconds the shop waits. */
const FULL_MINUTE_MS = 1000
const SHORT_MINUTE_MS = 100
/** Two more than the tries a network has in 15 minutes. */
const WRONG_PASSWORDS = 12
const ASKED_AFTER_A_KILL = 40
/** The limit of deploy/nginx/shop.conf.template, and more than it lets through. */
const AT_ONCE = 300
const PER_SECOND = 20
const FLOOD = 700

export const behindNginx: Drill = {
  name: 'behind-nginx',
  promise: 'two edges and two apis behind nginx are one shop, also when one of each is dead',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const shop = await openShopBehindNginx(dataDir, isShort ? SHORT_MINUTE_MS : FULL_MINUTE_MS)
  if (!shop) return true
  const checks = createChecks()
  await passesThrough(shop, checks)
  await keepsOut(shop, checks)
  await knowsWhoAsks(shop, checks)
  await slowsFloods(shop, checks)
  await keepsSecretsOutOfTheLog(shop, checks)
  const buy = await buyer(shop)
  await staysPrivate(buy, checks)
  if (!isShort) await waitsForTheGateway(shop, buy, checks)
  await survives(shop, buy, checks)
  await shop.stop()
  return checks.allHold()
}

/** What nginx writes itself, and what differs from one answer to the next. */
const OWN_HEADERS = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'age']

async function passesThrough({ origin, edges }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  for (const path of ['/', '/login', '/api/products', '/api/session', '/no-such-page', '/robots.txt']) {
    const [past, through] = await Promise.all([edges[0].origin, origin].map((from) => headersOf(from + path)))
    const missing = Object.entries(past ?? {}).filter(([name, value]) => through?.[name] !== value)
    expect(missing.length === 0, `${path} comes through with every header of the edge`, missing)
  }
  const packed = await headersOf(`${origin}/`)
  expect(packed['content-encoding'] === 'br', 'a page comes through compressed', packed)
  const again = await fetch(origin, {
    headers: { 'accept-encoding': 'br', 'if-none-match': packed.etag ?? '' },
  })
  expect(
    again.status === 304,
    'a page that a browser has is not sent again, whichever edge is asked',
    again.status,
  )
}

async function headersOf(address: string): Promise<Record<string, string>> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br', host: 'shop.example' } })
  await answer.arrayBuffer()
  const headers = [...answer.headers].filter(
    ([name]) => !OWN_HEADERS.includes(name) && !name.startsWith('x-ratelimit'),
  )
  return { status: String(answer.status), ...Object.fromEntries(headers) }
}

async function keepsOut({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const visitor = openBrowser(origin)
  await visitor.get('/api/session')
  for (const path of ['/metrics', '/Readyz', '/healthz/', '/api/../metrics', '/%6detrics']) {
    const { status } = await visitor.send('GET', path)
    expect(status === 404, `${path} is no address for visitors`, status)
  }
  for (const size of [100_500, 200_000, 5_000_000]) {
    const answer = await visitor.send('POST', '/api/contact-form', { message: 'a'.repeat(size) })
    const { code } = (await answer.json()) as { code?: string }
    const isClear = answer.status === 413 && code === 'BODY_TOO_LARGE'
    expect(isClear, `${size} bytes are refused with the shop's own message`, [answer.status, code])
  }
}

async function knowsWhoAsks({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const statuses: number[] = []
  for (let number = 1; number <= WRONG_PASSWORDS; number += 1) {
    const address = `203.0.113.${number}`
    const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
    statuses.push(await wrongLogin(origin, { from: '127.0.0.7', headers }, `nobody.${number}@example.com`))
  }
  expect(statuses.at(-1) === 429, 'who makes up addresses has to wait all the same', statuses)
  const neighbour = await wrongLogin(origin, { from: '127.0.0.8' }, 'nobody@example.com')
  expect(neighbour === 401, 'a visitor from another address has not', neighbour)
}

/** Each api counts for itself; nginx counts for both, so that more of them let no more through. */
async function slowsFloods({ origin }: ShopBehindNginx, { expect }: Checks): Promise<void> {
  const flooder = openBrowser(origin, { from: '127.0.0.9' })
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, async () => {
      const answer = await flooder.send('GET', '/api/content-version')
      return { status: answer.status, text: await answer.text() }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const served = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status === 429)
  const isClear = refused.every(({ text }) => text.includes('"code":"TOO_MANY_REQUESTS"'))
  const isLimited = served <= AT_ONCE + 1 + PER_SECOND * (seconds + 1)
  expect(
    isLimited && isClear && served + refused.length === FLOOD,
    `of ${FLOOD} calls at once from one address ${served} are served, the others told to wait`,
    [served, refused.length],
  )
  const neighbour = (await openBrowser(origin, { from: '127.0.0.10' }).send('GET', '/api/session')).status
  expect(neighbour === 200, 'a visitor from another address does not notice', neighbour)
}

async function keepsSecretsOutOfTheLog({ origin, accessLog }: ShopBehindNginx, { expect }: Checks) {
  const links = [
    '/reset-password/secret-link',
    '/newsletter/confirm/secret-link',
    '/API/newsletter/unsubscribe/secret-link',
    '/pay/secret-link',
    '/thank-you?order_id=ORD-1&token=secret-link',
  ]
  for (const link of links) await (await fetch(origin + link)).arrayBuffer()
  const log = await readFile(accessLog, 'utf8')
  const isWritten = log.includes(' /reset-password/... ') && log.includes(' /thank-you ')
  expect(isWritten && !log.includes('secret-link'), "links that open something are not in nginx's log")
}

async function wrongLogin(
  origin: string,
  options: Parameters<typeof openBrowser>[1],
  email: string,
): Promise<number> {
  const browser = openBrowser(origin, options)
  await browser.get('/api/session')
  return (await browser.send('POST', '/api/customers/login', { email, password: 'a wrong one' })).status
}

type Buyer = Awaited<ReturnType<typeof buyer>>

/** Shoppers who register, log in and place an order, one after the other. */
async function buyer({ origin }: ShopBehindNginx) {
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)
  let number = 0
  return async () => {
    number += 1
    const shopper = await newShopper(origin, { from: `127.0.1.${number}` })
    const { order } = newPurchase(shopper, `ORD-nginx-${number}`, number, offers)
    await shopper.placeOrder(order)
    return { orderId: order.orderId, shopper, payer: payerOf(shopper.browser, order) }
  }
}

async function staysPrivate(buy: Buyer, { expect }: Checks): Promise<void> {
  const [one, other] = [await buy(), await buy()]
  for (const { shopper, orderId } of [one, other, one]) {
    const answer = await shopper.browser.send('GET', '/api/orders')
    const ids = ((await answer.json()) as { orderId: string }[]).map((order) => order.orderId)
    const isOwn = ids.length === 1 && ids[0] === orderId
    const isKept = answer.headers.get('cache-control') !== 'no-store'
    expect(isOwn && !isKept, 'a shopper sees the own orders alone, and nobody keeps them', ids)
  }
}

/** The gateway never answers: the shop gives up after 18 seconds, and nginx must not before. */
async function waitsForTheGateway({ sandbox }: ShopBehindNginx, buy: Buyer, { expect }: Checks) {
  const { payer } = await buy()
  await sandbox.switchOn('create', 'slow-body', 1)
  const started = performance.now()
  const { status, message } = await payer.create()
  const seconds = Math.round((performance.now() - started) / 1000)
  await sandbox.switchOn('create', 'slow-body', 0)
  const isOurs = status < 500 || message.length > 0
  expect(isOurs, `a gateway that hangs is answered by the shop, here after ${seconds} s`, [status, message])
}

async function survives(shop: ShopBehindNginx, buy: Buyer, { expect }: Checks): Promise<void> {
  const { origin, edges, apis, sandbox } = shop
  for (const [name, dead] of [['edge', edges[0]] as const, ['api', apis[0]] as const]) {
    await dead.kill()
    const answers = await statusesOf(origin, ASKED_AFTER_A_KILL)
    expect(
      answers.every((status) => status === 200),
      `with an ${name} dead every page and answer comes`,
      answers,
    )
    const { payer, orderId } = await buy()
    await payer.create()
    const [order] = await sandbox.ordersFor(orderId)
    if (order) await sandbox.pay(order, 'testsuccess@gocash')
    expect(await becomesPaid(payer.look), `with an ${name} dead an order is placed and paid`)
    await dead.start()
  }
  await awayIsSaid(origin, apis, '/api/products', 'both apis', expect)
  await awayIsSaid(origin, edges, '/api/products', 'both edges', expect)
  await awayIsSaid(origin, edges, '/', 'both edges', expect)
}

async function awayIsSaid(
  origin: string,
  twins: readonly Twin[],
  path: string,
  who: string,
  expect: Checks['expect'],
): Promise<void> {
  await Promise.all(twins.map(({ kill }) => kill()))
  const answer = await fetch(origin + path)
  const text = await answer.text()
  const isSaid =
    answer.status === 503 && text.includes('The shop is not answering just now. Please try again.')
  expect(isSaid, `with ${who} dead ${path} says so in the shop's words`, [answer.status, text])
  const isSafe = answer.headers.get('x-content-type-options') === 'nosniff'
  expect(isSafe && answer.headers.has('content-security-policy'), 'and keeps the security headers')
  await Promise.all(twins.map(({ start }) => start()))
  const started = performance.now()
  while ((await fetch(origin + path)).status !== 200 && performance.now() - started < BACK_WITHIN_MS)
    await pause(20)
  const ms = performance.now() - started
  expect(ms < BACK_WITHIN_MS, `and ${path} is back once they are, here ${Math.round(ms)} ms later`)
}

const BACK_WITHIN_MS = 5000
const PAID_WITHIN_MS = 10_000

async function statusesOf(origin: string, times: number): Promise<number[]> {
  const paths = ['/', '/api/products', '/api/blogs', '/login']
  const asked = Array.from({ length: times }, (_, index) => fetch(origin + paths[index % paths.length]))
  return Promise.all(
    asked.map(async (asking) => {
      const answer = await asking
      await answer.arrayBuffer()
      return answer.status
    }),
  )
}

async function becomesPaid(look: () => Promise<string>): Promise<boolean> {
  const deadline = performance.now() + PAID_WITHIN_MS
  while (performance.now() < deadline) {
    if ((await look()) === 'Paid') return true
    await pause(50)
  }
  return false
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
