import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { PushSignal } from 'shared-contracts/notifications/admin/alerts-schema'
import { shop as contact } from 'shared-contracts/platform/shop'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { buildOrder } from '../../../testing/orders'
import { givePassword, joinByPassword, mailedInvitation } from '../../admin/testing/admin-people'
import { generateCode } from '../../staff/sign-in-methods/authenticator-codes'
import type { SendPush } from '../push/send-push'

type Sent = PushSignal & { to: string }
type Person = Awaited<ReturnType<TestApp['staff']>>

let shop: TestApp
let servers: FastifyInstance[]
let sent: Sent[]
let answer: (endpoint: string) => 'taken' | 'gone'
const sendPush: SendPush = async ({ endpoint }, signal) => {
  const taken = answer(endpoint)
  sent.push({ ...signal, to: endpoint })
  return taken
}

beforeEach(async () => {
  sent = []
  answer = () => 'taken'
  shop = await buildTestApp({ sendPush, config: { checkEmail: 'check-2@example.in' } })
  servers = [shop.app]
})
afterEach(() => shop.close())

const execute = (statement: string) => shop.database.connection().execute(sql.raw(statement))

/** @returns the internal id of an order paid now */
async function paidOrder(orderId: string, customerName?: string): Promise<string> {
  const customer = await shop.customer(customerName)
  await customer.post('/api/orders', buildOrder(customer.id, orderId))
  await execute(`update orders set status = 'Paid' where order_id = '${orderId}'`)
  await execute(`insert into order_events ("order", at, who, kind)
    select id, created_at, 'gateway', 'paid' from orders where order_id = '${orderId}'`)
  for (const { admin } of servers) admin.lookForOrders()
  const { rows } = await execute(`select id from orders where order_id = '${orderId}'`)
  return String((rows as { id: string }[])[0]?.id)
}

const buildEndpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

async function enableAlerts(
  person: Person,
  name: string,
  quiet: { from: number; until: number } | null = null,
) {
  const subscription = {
    endpoint: buildEndpoint(name),
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    quiet,
  }
  return person.call('PUT', '/api/admin/alerts/devices', subscription)
}

const mails = (begin: string) =>
  shop.mails.filter(({ to, subject }) => to === contact.email && subject.startsWith(begin))
const untilMailed = (begin: string) => eventually(() => mails(begin).length > 0)
const fetchDevices = async (person: Person) => (await person.get('/api/admin/alerts')).json().devices

test('a paid order is mailed to the owner and sent once to each device, across all servers', async () => {
  servers.push(await shop.another())
  const [asha, ravi] = [await shop.staff('packer'), await shop.staff('owner', 'Ravi')]
  await enableAlerts(asha, 'phone')
  await enableAlerts(asha, 'phone')
  await enableAlerts(asha, 'tablet')
  await enableAlerts(ravi, 'laptop')
  const id = await paidOrder('ORD-1')
  await eventually(() => sent.length === 3)
  await untilMailed('New order')
  for (const { admin } of servers) admin.lookForOrders()
  await paidOrder('ORD-2', 'ravi')
  await untilMailed('New order ORD-2')
  await eventually(() => sent.length >= 6)
  const first = sent.filter(({ tag }) => tag === `order-${id}`)
  expect(first.map(({ to }) => to).toSorted()).toEqual(['laptop', 'phone', 'tablet'].map(buildEndpoint))
  expect(first[0]).toMatchObject({
    title: 'New order',
    body: 'ORD-1, Rs 175',
    tag: `order-${id}`,
    url: `/admin/orders/${id}`,
  })
  expect(mails('New order ORD-1').map(({ subject }) => subject)).toEqual(['New order ORD-1: Rs 175'])
  expect(mails('New order')[0]?.text).toContain(`/admin/orders/${id}`)
})

test('the mail is sent even if push fails, and a device that is gone is not tried again', async () => {
  const asha = await shop.staff('packer')
  await enableAlerts(asha, 'refuses')
  await enableAlerts(asha, 'gone')
  answer = (endpoint) => {
    if (endpoint.endsWith('gone')) return 'gone'
    throw new Error('The push service refuses.')
  }
  await paidOrder('ORD-1')
  await untilMailed('New order ORD-1')
  await eventually(async () => (await fetchDevices(asha)).length === 1)
  // Both devices are notified in parallel.
  const refused = "select from push_signals where trouble like '%refuses%' and due_at is not null"
  await eventually(async () => (await execute(refused)).rows.length === 1)
  expect((await execute('select from push_signals')).rows).toHaveLength(1)
})

test('nobody is notified of an unpaid order or a synthetic purchase', async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  await paidOrder('ORD-2', 'check')
  await paidOrder('ORD-3', 'ravi')
  await untilMailed('New order')
  expect(mails('New order').map(({ subject }) => subject)).toEqual(['New order ORD-3: Rs 175'])
})

test('a device is silent until its quiet hours end, but the mail is not delayed', async () => {
  const now = new Date(Date.now() + 330 * 60_000)
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const asha = await shop.staff('packer')
  const from = (minute + 1439) % 1440
  await enableAlerts(asha, 'phone', { from, until: (minute + 30) % 1440 })
  await paidOrder('ORD-1')
  await untilMailed('New order')
  expect(sent).toEqual([])
  shop.wait(31 * 60_000)
  await eventually(() => sent.length === 1)
})

test('the Test button sends a signal, and shows when the device received it', async () => {
  const asha = await shop.staff('packer')
  const { id } = (await enableAlerts(asha, 'phone')).json()
  expect(await fetchDevices(asha)).toMatchObject([{ id, device: 'Chrome on Android', receivedAt: null }])
  expect((await asha.post(`/api/admin/alerts/devices/${id}/test`)).statusCode).toBe(200)
  await eventually(() => sent.length === 1)
  expect(sent[0]).toMatchObject({ tag: 'test' })
  // A service worker has neither cookie nor token.
  const receipt = await shop.app.inject({ method: 'POST', url: sent[0]?.receivedAt ?? '' })
  expect(receipt.statusCode).toBe(200)
  expect(await fetchDevices(asha)).toMatchObject([{ id, receivedAt: expect.any(String) }])
  const guess = '/api/admin/alerts/signals/0190a5a0-0000-4000-8000-000000000000/received'
  expect((await shop.app.inject({ method: 'POST', url: guess })).statusCode).toBe(404)
})

test("people can test and remove their own devices, but not others'", async () => {
  const [asha, ravi] = [await shop.staff('packer'), await shop.staff('owner', 'Ravi')]
  const { id } = (await enableAlerts(asha, 'phone')).json()
  expect((await ravi.post(`/api/admin/alerts/devices/${id}/test`)).statusCode).toBe(404)
  expect((await ravi.call('DELETE', `/api/admin/alerts/devices/${id}`)).statusCode).toBe(404)
  expect((await asha.call('DELETE', `/api/admin/alerts/devices/${id}`)).statusCode).toBe(200)
  expect(await fetchDevices(asha)).toEqual([])
})

const WEEK_MS = 7 * 24 * 60 * 60_000

test.each<[string, (asha: Person) => Promise<unknown>]>([
  ['has left', (asha) => execute(`update staff set left_at = now() where id = '${asha.id}'`)],
  ['has signed out', (asha) => asha.call('DELETE', '/api/admin/session')],
  [
    'was signed out everywhere, by an owner',
    async (asha) => {
      const ravi = await shop.staff('owner', 'Ravi')
      const signedOut = await ravi.call('DELETE', `/api/admin/people/${asha.id}/sessions`)
      expect(signedOut.statusCode).toBe(200)
    },
  ],
  [
    'may not see orders any more',
    (asha) => execute(`update staff set role = 'editor' where id = '${asha.id}'`),
  ],
  ['last signed in a week ago', async () => shop.wait(WEEK_MS)],
])('a person who %s gets no more alerts', async (_, ending) => {
  const asha = await shop.staff('packer')
  await enableAlerts(asha, 'phone')
  await ending(asha)
  await paidOrder('ORD-1')
  await untilMailed('New order')
  expect(sent).toEqual([])
})

test('a device unused overnight still gets alerts, and keeps them when its person signs in again', async () => {
  const email = 'meera@example.in'
  const owner = await shop.staff('owner', 'Ravi')
  await owner.post('/api/admin/people', { name: 'Meera', email, role: 'packer' })
  const meera = shop.visitor()
  const { secret } = await joinByPassword(shop, meera, await mailedInvitation(shop, email))
  const subscription = {
    endpoint: buildEndpoint('phone'),
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }
  await meera.call('PUT', '/api/admin/alerts/devices', { ...subscription, quiet: null })
  shop.wait(20 * 60 * 60_000)
  expect((await meera.get('/api/admin/alerts')).statusCode).toBe(401)
  await paidOrder('ORD-1')
  await eventually(() => sent.length === 1)

  const { challenge } = (await givePassword(meera, email)).json()
  await meera.post('/api/admin/sign-in/code', { challenge, code: generateCode(secret, shop.now()) })
  shop.wait(20 * 60 * 60_000)
  await paidOrder('ORD-2', 'b')
  await eventually(() => sent.length === 2)
})

test('an eleventh device replaces the oldest', async () => {
  const asha = await shop.staff('packer')
  for (let number = 1; number <= 11; number += 1) {
    await enableAlerts(asha, `phone-${number}`)
    shop.wait(1000)
  }
  const endpoints = (await fetchDevices(asha)).map(({ endpoint }: { endpoint: string }) => endpoint)
  expect(endpoints).toHaveLength(10)
  expect(endpoints).not.toContain(buildEndpoint('phone-1'))
})

test.each([
  ['another address', 'https://evil.example/push'],
  ['this machine', 'https://127.0.0.1/push'],
  ['no encryption', 'http://fcm.googleapis.com/1'],
])('a subscription at %s is refused', async (_, endpoint) => {
  const asha = await shop.staff('packer')
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const refused = await asha.call('PUT', '/api/admin/alerts/devices', { endpoint, keys, quiet: null })
  expect(refused.statusCode).toBe(400)
  expect(await fetchDevices(asha)).toEqual([])
})

test('an editor gets no order alerts', async () => {
  const kiran = await shop.staff('editor', 'Kiran')
  expect((await enableAlerts(kiran, 'phone')).json().code).toBe('NO_RIGHT')
  expect((await kiran.get('/api/admin/alerts/new')).json().code).toBe('NO_RIGHT')
})

test('an open admin learns of a new order, and how many are unopened', async () => {
  const asha = await shop.staff('packer')
  const news = async () => (await asha.get('/api/admin/alerts/new')).json()
  expect(await news()).toEqual({ newest: 0, unopened: 0 })
  const id = await paidOrder('ORD-1', 'a')
  await untilMailed('New order ORD-1')
  const first = await news()
  expect(first.unopened).toBe(1)
  await paidOrder('ORD-2', 'b')
  await untilMailed('New order ORD-2')
  const second = await news()
  expect(second.newest).toBeGreaterThan(first.newest)
  expect(second.unopened).toBe(2)
  await asha.get(`/api/admin/orders/${id}`)
  expect((await news()).unopened).toBe(1)
})
