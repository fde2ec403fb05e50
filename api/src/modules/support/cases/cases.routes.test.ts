import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { AdminCase, AdminCases } from 'shared-contracts/support/admin/cases-schema'
import { casePhotoAddress } from 'shared-contracts/support/cases/case'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import sharp from 'sharp'
import { buildTestApp, PASSWORD, type TestApp, type TestCustomer } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { buildOrder } from '../../../testing/orders'
import { forgetOldPhotos } from './case-photos'
import { createCasesRepository } from './cases.repository'

let shop: TestApp
let asha: TestCustomer
let ravi: Awaited<ReturnType<TestApp['staff']>>
beforeEach(async () => {
  shop = await buildTestApp()
  asha = await shop.customer('asha')
  ravi = await shop.staff('packer', 'Ravi')
})
afterEach(() => shop.close())

const ORDER = 'ORD-1'
const DAY_MS = 24 * 3_600_000
const problem = {
  kind: 'problem',
  reason: 'damaged',
  items: [{ line: 0, quantity: 1 }],
  text: 'The pouch was torn.',
}

/** Has an order of two packs delivered. @returns its internal id */
async function delivered(): Promise<string> {
  const line = { name: 'Turmeric Powder', price: 125, quantity: 2, image: '/x.jpg' }
  const amounts = { products: [line], subtotal: 250, tax: 45, total: 300 }
  expect((await asha.post('/api/orders', buildOrder(asha.id, ORDER, amounts))).statusCode).toBe(201)
  await shop.database.connection().execute(`update orders set status = 'Paid'`)
  const [row] = (await shop.database.connection().execute(`select id from orders`)).rows as { id: string }[]
  const id = row?.id ?? ''
  const shipped = await ravi.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'D1234567' })
  expect(shipped.statusCode).toBe(200)
  const { shipments } = (await ravi.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
  const [shipment] = shipments
  const arrival = { version: shipment?.version, state: 'delivered' }
  expect((await ravi.post(`/api/admin/shipments/${shipment?.id}/arrival`, arrival)).statusCode).toBe(200)
  return id
}

const open = (change: object = {}, key = 'a-key-of-the-form') =>
  asha.send({
    method: 'POST',
    url: `/api/orders/${ORDER}/cases`,
    payload: { ...problem, ...change },
    headers: { 'idempotency-key': key },
  })
const listOf = async (who: TestCustomer = asha) =>
  (await who.get(`/api/orders/${ORDER}/cases`)).json<{ cases: CustomerCase[] }>().cases
const inAdmin = async (query = '') => (await ravi.get(`/api/admin/cases${query}`)).json<AdminCases>()
const shownToStaff = async (id = 'C-1') => (await ravi.get(`/api/admin/cases/${id}`)).json<AdminCase>()
const mailsAbout = (text: string) => shop.mails.filter(({ subject }) => subject.includes(text))

const photo = (background = '#a52') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1' } })
    .jpeg()
    .toBuffer()
const send = (payload: Buffer, who: TestCustomer = asha, id = 'C-1') =>
  who.send({
    method: 'POST',
    url: `/api/files/case-photos?order=${ORDER}&case=${id}`,
    headers: { 'content-type': 'image/jpeg' },
    payload,
  })

test('a problem becomes a case that staff answer, and the customer reads the reply on the order and by mail', async () => {
  const id = await delivered()
  const opened = await open()
  expect(opened.json<CustomerCase>()).toMatchObject({ ...problem, id: 'C-1', state: 'open', messages: [] })
  expect((await asha.get('/api/orders')).json()[0].cases).toEqual([
    { id: 'C-1', kind: 'problem', state: 'open' },
  ])
  expect((await ravi.get('/api/admin/counts')).json<Counts>()).toMatchObject({ cases: 1, messages: 0 })
  expect((await inAdmin()).cases).toMatchObject([
    { id: 'C-1', order: id, orderId: ORDER, name: 'Asha Rao', excerpt: 'The pouch was torn.' },
  ])
  const { version, items } = await shownToStaff()
  expect(items).toEqual([{ line: 0, quantity: 1, name: 'Turmeric Powder', variant: '100 g' }])
  const reply = { version, text: 'We will send a new one.', decision: 'approved' }
  expect((await ravi.post('/api/admin/cases/C-1/replies', reply)).statusCode).toBe(200)
  const [answered] = await listOf()
  expect(answered).toMatchObject({
    state: 'approved',
    messages: [{ isOurs: true, text: 'We will send a new one.' }],
  })
  await eventually(() => mailsAbout('Our reply').length > 0)
  const [mail, ...more] = mailsAbout('Our reply')
  expect(more).toEqual([])
  expect(mail?.to).toBe(asha.email)
  expect(mail?.text).toContain('We’ve approved your request.')
  expect((await ravi.get('/api/admin/counts')).json<Counts>().cases).toBeUndefined()
  expect((await ravi.get(`/api/admin/orders/${id}`)).json<AdminOrder>().cases).toEqual([
    { id: 'C-1', kind: 'problem', state: 'approved' },
  ])
})

test('a customer may answer until the case is over, and then it waits for staff again', async () => {
  await delivered()
  await open()
  const write = (text: string) => asha.post(`/api/orders/${ORDER}/cases/C-1/messages`, { text })
  const reply = async (change: object) =>
    ravi.post('/api/admin/cases/C-1/replies', { version: (await shownToStaff()).version, ...change })
  await reply({ text: 'Which pouch?' })
  expect((await inAdmin()).counts).toEqual({ open: 0, answered: 1, closed: 0 })
  expect((await write('The first one.')).json<CustomerCase>()).toMatchObject({ state: 'open' })
  await reply({ text: 'Sorry, that one was opened.', decision: 'declined' })
  expect((await write('But why?')).json()).toMatchObject({ code: 'WRONG_STATE' })
  const messages = (await listOf())[0]?.messages.map(({ text }) => text)
  expect(messages).toEqual(['Which pouch?', 'The first one.', 'Sorry, that one was opened.'])
  const { version } = await shownToStaff()
  const reopened = await ravi.post('/api/admin/cases/C-1/state', { version, state: 'answered' })
  expect(reopened.json<AdminCase>().state).toBe('answered')
  expect((await write('Thank you')).statusCode).toBe(200)
})

test('the case that has waited longest is first, even if its customer writes again', async () => {
  await delivered()
  await open()
  shop.wait(60_000)
  await open({ text: 'And one is missing', reason: 'missing' }, 'another-key')
  shop.wait(60_000)
  await asha.post(`/api/orders/${ORDER}/cases/C-1/messages`, { text: 'Are you there?' })
  expect((await inAdmin()).cases.map(({ id }) => id)).toEqual(['C-1', 'C-2'])
  await shop.database.connection().execute(`
    insert into cases ("order", kind, state, since, items, text, opened_at, language, changed_by, changed_at)
    select "order", kind, 'open', now() - interval '1 day', items, 'x', now(), 'en', '', now()
    from cases, generate_series(1, 20)`)
  const seen: string[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part: AdminCases = await inAdmin(after && `?after=${after}`)
    seen.push(...part.cases.map(({ id }) => id))
    after = part.after
  }
  expect(seen).toHaveLength(42)
  expect(new Set(seen).size).toBe(42)
})

test('a form that is sent twice opens one case, and a reply that is sent twice is mailed once', async () => {
  await delivered()
  const [first, second] = await Promise.all([open(), open()])
  expect([first.json().id, second.json().id]).toEqual(['C-1', 'C-1'])
  const { version } = await shownToStaff()
  const reply = () =>
    ravi.send({
      method: 'POST',
      url: '/api/admin/cases/C-1/replies',
      payload: { version, text: 'Thank you.' },
      headers: { 'idempotency-key': 'a-key-of-the-reply' },
    })
  const replies = await Promise.all([reply(), reply()])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await shownToStaff()).messages).toHaveLength(1)
  const late = await ravi.post('/api/admin/cases/C-1/replies', { version, text: 'Another' })
  expect(late.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await shownToStaff()).messages).toHaveLength(1)
})

test('photos lose their location, are stored once, and only the customer and staff can fetch them', async () => {
  await delivered()
  await open()
  const picture = await photo()
  const [once, again] = [await send(picture), await send(picture)]
  expect([once.statusCode, again.statusCode]).toEqual([200, 200])
  const { photos } = again.json<CustomerCase>()
  expect(photos).toHaveLength(1)
  const [name = ''] = photos
  const address = casePhotoAddress(ORDER, 'C-1', name)
  for (const file of [await asha.get(address), await ravi.get(`/api/admin/cases/C-1/photos/${name}`)]) {
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
    const { width, exif } = await sharp(file.rawPayload).metadata()
    expect([width, exif]).toEqual([600, undefined])
  }
  expect((await shop.visitor().get(address)).statusCode).toBe(401)
  expect((await (await shop.customer('meena')).get(address)).statusCode).toBe(404)
})

test('photos are deleted after 180 days, and the case stays', async () => {
  await delivered()
  await open()
  await send(await photo())
  const repository = createCasesRepository(shop.database)
  const after = (days: number) => forgetOldPhotos(repository, new Date(shop.now().getTime() + days * DAY_MS))
  await after(180)
  expect((await listOf())[0]?.photos).toHaveLength(1)
  await after(181)
  expect((await listOf())[0]).toMatchObject({ id: 'C-1', photos: [] })
})

test('a seventh photo, a file that is not a picture and an empty one are refused', async () => {
  await delivered()
  await open()
  for (const digit of [1, 2, 3, 4, 5, 6])
    expect((await send(await photo(`#a${digit}2`))).statusCode).toBe(200)
  expect((await send(await photo('#fff'))).json()).toMatchObject({ code: 'INVALID_INPUT' })
  expect((await send(Buffer.from('not a picture'))).json()).toMatchObject({ code: 'INVALID_INPUT' })
  expect((await send(Buffer.alloc(0))).statusCode).toBe(400)
  expect((await listOf())[0]?.photos).toHaveLength(6)
})

test('a case with wrong items, texts or reasons is refused and stores nothing', async () => {
  await delivered()
  for (const change of [
    { items: [{ line: 0, quantity: 3 }] },
    { items: [{ line: 7, quantity: 1 }] },
    { items: [problem.items[0], problem.items[0]] },
    { items: [] },
    { text: ' ' },
    { text: 'x'.repeat(10_000) },
    { kind: 'return', reason: 'missing' },
    { kind: 'cancellation' },
  ])
    expect((await open(change)).json()).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await listOf()).toEqual([])
})

test('a problem can be reported for 7 days after delivery, and a return requested for 15', async () => {
  await delivered()
  shop.wait(7 * DAY_MS + 60_000)
  expect((await open()).json()).toMatchObject({ code: 'WRONG_STATE' })
  expect((await open({ kind: 'return' }, 'key-of-return')).statusCode).toBe(200)
  shop.wait(8 * DAY_MS)
  expect((await open({ kind: 'return', text: 'Late' }, 'late-key')).json()).toMatchObject({
    code: 'WRONG_STATE',
    message: expect.stringContaining('within 15 days'),
  })
})

test('another customer’s calls about a case get the answer for an unknown order', async () => {
  await delivered()
  await open()
  const meena = await shop.customer('meena')
  const calls = (who: TestCustomer, order: string) => [
    who.get(`/api/orders/${order}/cases`),
    who.post(`/api/orders/${order}/cases`, problem),
    who.post(`/api/orders/${order}/cases/C-1/messages`, { text: 'Hello' }),
    who.post(`/api/orders/${order}/cancel`),
    send(Buffer.from('x'), who),
  ]
  await meena.get('/api/session')
  for (const answer of await Promise.all([...calls(meena, ORDER), ...calls(meena, 'ORD-9')])) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toMatch(/^Order ORD-\d was not found\.$/)
  }
  const unknown = await asha.post(`/api/orders/${ORDER}/cases/C-2/messages`, { text: 'Hello' })
  expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Order ORD-1 was not found.' })
  expect(await listOf()).toMatchObject([{ messages: [] }])
})

test('mails about a case are in the language of the page on which it was opened', async () => {
  await delivered()
  asha.cookies.set('lang', 'hi')
  await asha.send({
    method: 'POST',
    url: `/api/orders/${ORDER}/cases`,
    payload: problem,
    headers: { 'content-language': 'hi' },
  })
  const { version } = await shownToStaff()
  await ravi.post('/api/admin/cases/C-1/replies', { version, text: 'We are sorry.', decision: 'done' })
  await eventually(() => shop.mails.filter(({ text }) => text.includes('We are sorry.')).length > 0)
  const texts = shop.mails.filter(({ to }) => to === asha.email).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('आपका अनुरोध पूरा हो गया है।'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('हम इसे देखकर आपको जवाब देंगे।'))).toHaveLength(1)
})

test('cases are in the copy of the customer’s data and are deleted with the account', async () => {
  await delivered()
  await open({ text: 'Call me, Zubeida' })
  await send(await photo())
  await ravi.post('/api/admin/cases/C-1/replies', { version: 0, text: 'We will.' })
  const copy = (await asha.get('/api/customers/export')).json()
  expect(copy.orders[0].requests).toMatchObject([
    {
      text: 'Call me, Zubeida',
      messages: [{ text: 'We will.', isFromTheShop: true }],
      photos: [{ jpegInBase64: expect.any(String) }],
    },
  ])
  expect((await asha.post('/api/customers/delete-account', { password: PASSWORD })).statusCode).toBe(200)
  for (const table of ['cases', 'case_messages', 'case_photos'])
    expect((await shop.database.connection().execute(`select 1 from ${table}`)).rows).toEqual([])
})
