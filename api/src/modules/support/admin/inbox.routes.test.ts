import type { AdminMessage, Inbox } from 'shared-contracts/support/admin/inbox-schema'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { buildOrder, testShippingAddress } from '../../../testing/orders'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

type Person = Awaited<ReturnType<TestApp['staff']>>
const form = {
  firstName: 'Ravi',
  lastName: 'Kumar',
  email: testShippingAddress.email,
  phoneNumber: '9876543210',
  message: 'Where is\nmy parcel?',
}
const write = (change: object = {}) => shop.visitor().post('/api/contact-form', { ...form, ...change })
const inbox = async (person: Person, query = '') =>
  (await person.get(`/api/admin/messages${query}`)).json<Inbox>()
const read = async (person: Person, ticket = 'T-1') =>
  (await person.get(`/api/admin/messages/${ticket}`)).json<AdminMessage>()
const answer = { version: 0, text: 'It is on its way.', way: 'mail', isClosing: false }
const listMails = (address: string) => shop.mails.filter(({ to }) => to === address)
const loggedEntries = async () =>
  (await shop.database.connection().execute(`select what, before, after from audit_log order by id`)).rows

test('the message that is due first is listed first, with its ticket and due date', async () => {
  const ravi = await shop.staff('packer')
  await write()
  shop.wait(3_600_000)
  await write({ message: 'Do you sell saffron?' })
  const { messages, counts } = await inbox(ravi)
  expect(messages).toMatchObject([
    { ticket: 'T-1', state: 'new', firstName: 'Ravi', excerpt: 'Where is my parcel?' },
    { ticket: 'T-2' },
  ])
  const [first] = messages
  expect(Date.parse(first?.dueAt ?? '') - Date.parse(first?.sentAt ?? '')).toBe(30 * 24 * 3_600_000)
  expect(counts).toEqual({ new: 2, answered: 0, closed: 0 })
})

test('many messages are paged, without duplicates or gaps', async () => {
  const ravi = await shop.staff('packer')
  await shop.database.connection().execute(`
    insert into contact_messages (first_name, last_name, email, phone_number, message, sent_at)
    select 'A', 'B', 'a@b.in', '1', 'Hello', now() from generate_series(1, 65)`)
  const seen: string[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const part: Inbox = await inbox(ravi, after && `?after=${after}`)
    seen.push(...part.messages.map(({ ticket }) => ticket))
    after = part.after
  }
  expect(seen).toHaveLength(65)
  expect(new Set(seen).size).toBe(65)
})

test('an answer is mailed once, even if it is sent twice, and is in the audit log', async () => {
  const ravi = await shop.staff('packer', 'Ravi')
  await write()
  const send = () =>
    ravi.send({
      method: 'POST',
      url: '/api/admin/messages/T-1/answers',
      payload: answer,
      headers: { 'idempotency-key': '1795633791430-87' },
    })
  await ravi.get('/api/session')
  expect((await send()).json()).toMatchObject({
    state: 'answered',
    version: 1,
    answers: [{ text: 'It is on its way.', way: 'mail', by: 'Ravi' }],
  })
  expect((await send()).statusCode).toBe(200)
  await eventually(() => listMails(form.email).length === 2)
  expect(listMails(form.email).at(-1)).toMatchObject({
    subject: 'Your message to Kesar & Clove (T-1)',
    text: expect.stringMatching(/It is on its way\.[\s\S]*> Where is\n> my parcel\?/),
  })
  expect(await read(ravi)).toMatchObject({ answers: [{}] })
  expect(await loggedEntries()).toEqual([
    { what: 'message-answered', before: { state: 'new' }, after: { state: 'answered', way: 'mail' } },
  ])
})

test('answers to two messages are both sent, even with the same key', async () => {
  const ravi = await shop.staff('packer', 'Ravi')
  await write()
  await write({ email: 'kiran@example.in' })
  await ravi.get('/api/session')
  for (const ticket of ['T-1', 'T-2'])
    await ravi.send({
      method: 'POST',
      url: `/api/admin/messages/${ticket}/answers`,
      payload: answer,
      headers: { 'idempotency-key': '1795633791430-87' },
    })
  for (const ticket of ['T-1', 'T-2'])
    expect(await read(ravi, ticket)).toMatchObject({ state: 'answered', answers: [{ text: answer.text }] })
})

test('an answer given by phone is recorded without a mail', async () => {
  const ravi = await shop.staff('packer')
  await write()
  await ravi.post('/api/admin/messages/T-1/answers', { ...answer, way: 'otherwise', isClosing: true })
  expect(await read(ravi)).toMatchObject({ state: 'closed', answers: [{ way: 'otherwise' }] })
  await eventually(() => listMails(form.email).length === 1)
  expect((await inbox(ravi, '?state=closed')).messages).toMatchObject([{ ticket: 'T-1' }])
})

test('only an answered message can be closed, and it can be reopened', async () => {
  const ravi = await shop.staff('packer')
  await write()
  const set = (version: number, state: string) =>
    ravi.post('/api/admin/messages/T-1/state', { version, state })
  expect((await set(0, 'closed')).statusCode).toBe(400)
  expect((await set(0, 'answered')).statusCode).toBe(400)
  expect(await read(ravi)).toMatchObject({ state: 'new', version: 0 })
  await ravi.post('/api/admin/messages/T-1/answers', answer)
  expect((await set(1, 'closed')).json()).toMatchObject({ state: 'closed' })
  expect((await set(1, 'closed')).statusCode).toBe(200)
  expect((await set(2, 'answered')).json()).toMatchObject({ state: 'answered' })
})

test('the second of two people who answer learns who was first, and nothing is sent', async () => {
  const [asha, ravi] = [await shop.staff('owner', 'Asha'), await shop.staff('packer', 'Ravi')]
  await write()
  await asha.post('/api/admin/messages/T-1/answers', answer)
  const late = await ravi.post('/api/admin/messages/T-1/answers', { ...answer, text: 'We have looked.' })
  expect(late.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringMatching(/^Asha changed this/),
  })
  expect((await read(ravi)).answers).toHaveLength(1)
})

test('a message can be linked to an order of its sender, by its number', async () => {
  const ravi = await shop.staff('packer')
  const customer = await shop.customer()
  await customer.post('/api/orders', buildOrder(customer.id, 'ORD-1'))
  await write()
  const { ordersOfSender } = await read(ravi)
  expect(ordersOfSender).toMatchObject([{ orderId: 'ORD-1', status: 'Pending' }])
  const link = (order: string | null, version: number) =>
    ravi.post('/api/admin/messages/T-1/order', { version, order })
  expect((await link('ORD-2', 0)).statusCode).toBe(404)
  expect((await link('7', 0)).statusCode).toBe(404)
  expect((await link('ORD-1', 0)).json()).toMatchObject({ order: { orderId: 'ORD-1' }, version: 1 })
  expect((await link(null, 1)).json()).not.toHaveProperty('order')
  expect((await link(' ord-1 ', 2)).json()).toMatchObject({ order: { orderId: 'ORD-1' } })
  await link(null, 3)
  expect((await link('1', 4)).json()).toMatchObject({ order: { orderId: 'ORD-1' } })
})

test('answer templates are saved, edited and deleted', async () => {
  const ravi = await shop.staff('packer')
  const names = async () =>
    (await ravi.get('/api/admin/answer-templates'))
      .json<{ templates: { name: string }[] }>()
      .templates.map(({ name }) => name)
  expect(await names()).toEqual(['Parcel damaged', 'Where is my parcel'])
  await ravi.post('/api/admin/answer-templates', { name: 'Saffron', text: 'Dear {name},\n\nYes, we do.' })
  await ravi.call('DELETE', '/api/admin/answer-templates/Parcel%20damaged')
  expect(await names()).toEqual(['Saffron', 'Where is my parcel'])
})

test.each([
  ['an empty answer', '/answers', { ...answer, text: ' ' }],
  ['an answer by an unknown channel', '/answers', { ...answer, way: 'pigeon' }],
  ['an unknown state', '/state', { version: 0, state: 'lost' }],
  ['no version', '/order', { order: null }],
])('%s is refused and changes nothing', async (_, path, body) => {
  const ravi = await shop.staff('packer')
  await write()
  const before = await read(ravi)
  expect((await ravi.post(`/api/admin/messages/T-1${path}`, body)).statusCode).toBe(400)
  expect(await read(ravi)).toEqual(before)
})

test('only staff who answer customers can read messages', async () => {
  await write()
  for (const role of ['editor', 'accountant'] as const) {
    const person = await shop.staff(role)
    for (const path of ['', '/T-1']) {
      const refused = await person.get(`/api/admin/messages${path}`)
      expect(refused.json()).toMatchObject({ code: 'NO_RIGHT' })
    }
  }
  const ravi = await shop.staff('packer')
  for (const ticket of ['T-2', '1', 'T-x'])
    expect((await ravi.get(`/api/admin/messages/${ticket}`)).statusCode).toBe(404)
})
