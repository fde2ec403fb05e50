import { eq } from 'drizzle-orm'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'
import type { TestStaff } from '../../../../testing/staff'
import { variants } from '../../../catalog/catalog.tables'
import { invoiceCancellations, invoices } from '../../../invoicing/invoices.tables'
import { listAuditEntries, paidOrder, waitingMails } from '../../../orders/admin/testing/paid-order'
import { shipments } from '../../shipments/shipments.tables'

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
})
afterAll(() => shop.close())

const TWO_MINUTES = 120_000
/** Gives each order its own tracking number, as a courier does. */
const toHandover = (id: string) => ({ courier: 'delhivery', awb: `A-${id}` })
const ship = (id: string, change: object = {}, who = asha) =>
  who.post(`/api/admin/orders/${id}/ship`, { ...toHandover(id), ...change })
const listMails = (orderId: string) => shop.mails.filter(({ text }) => text.includes(orderId))

/** Advances the clock two minutes and sends due mails: a new customer's own mail wakes the mail queue. */
async function twoMinutesLater(): Promise<void> {
  shop.wait(TWO_MINUTES)
  await shop.newcomer()
}

test('a shipment ships in one step, and two minutes later its customer gets courier, number and link', async () => {
  const { id, orderId, customer } = await paidOrder(shop, { quantity: 2 })
  const answer = await ship(id, { awb: '1490 8101 2345' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().shipment).toMatchObject({ state: 'shipped', awb: '149081012345', packedBy: 'Asha' })
  expect(listMails(orderId)).toEqual([])
  await twoMinutesLater()
  await eventually(() => listMails(orderId).length === 1)
  const [mail] = listMails(orderId)
  expect(mail).toMatchObject({ to: customer.email, subject: `Your order ${orderId} is on its way` })
  for (const words of [
    'Delhivery',
    '149081012345',
    'https://www.delhivery.com/track-v2/package/149081012345',
    '2 x Turmeric Powder, 100 g',
    'This package completes your order.',
  ])
    expect(mail?.text).toContain(words)
})

test('undoing a shipment within two minutes sends the customer no mail', async () => {
  const { id, orderId } = await paidOrder(shop)
  const { shipment } = (await ship(id)).json()
  shop.wait(TWO_MINUTES - 1_000)
  const undone = await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  expect(undone.json().shipment).toMatchObject({ state: 'packed' })
  expect(undone.json().shipment).not.toHaveProperty('awb')
  const again = await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  expect(again.statusCode).toBe(200)
  await twoMinutesLater()
  const isAbout = (subject: string) => subject.includes(orderId)
  expect([listMails(orderId), (await waitingMails(shop)).filter(isAbout)]).toEqual([[], []])
  expect((await listAuditEntries(shop, id)).map(({ what }) => what)).toEqual([
    'shipment-shipped',
    'shipping-undone',
  ])
})

test('shipping creates a tax invoice; undoing it cancels the invoice, and shipping again creates another', async () => {
  const { id } = await paidOrder(shop, { quantity: 2 })
  const invoicesOf = async () => {
    const { shipment, edition, total } = invoices
    return shop.database
      .connection()
      .select({ shipment, edition, total, why: invoiceCancellations.why })
      .from(invoices)
      .leftJoin(invoiceCancellations, eq(invoiceCancellations.invoice, invoices.id))
      .where(eq(invoices.order, id))
      .orderBy(edition)
  }
  const { shipment } = (await ship(id)).json()
  const first = { shipment: shipment.id, edition: 1, total: 300_00, why: null }
  expect(await invoicesOf()).toEqual([first])
  const undone = await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  const withdrawn = { ...first, why: 'The shipping was undone.' }
  expect(await invoicesOf()).toEqual([withdrawn])
  const { version } = undone.json().shipment
  await asha.post(`/api/admin/shipments/${shipment.id}/ship`, { ...toHandover(id), version })
  expect(await invoicesOf()).toEqual([withdrawn, { ...first, edition: 2 }])
})

test('a shipment is final after two minutes', async () => {
  const { id } = await paidOrder(shop)
  const { shipment } = (await ship(id)).json()
  shop.wait(TWO_MINUTES)
  const late = await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'WRONG_STATE',
    message: 'It’s too late to undo this: the email to the customer has been sent.',
  })
})

test('a double tap ships once, even in parallel', async () => {
  const { id } = await paidOrder(shop)
  const answers = await Promise.all([ship(id), ship(id), ship(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().shipment.id)).size).toBe(1)
  expect(await listAuditEntries(shop, id)).toHaveLength(1)
  expect((await asha.get(`/api/admin/orders/${id}`)).json().shipments).toHaveLength(1)
})

test('repeating a partial shipment ships no second part', async () => {
  const { id } = await paidOrder(shop, { quantity: 4 })
  const payload = { ...toHandover(id), lines: [{ line: 0, quantity: 2 }] }
  const once = () =>
    asha.send({
      method: 'POST',
      url: `/api/admin/orders/${id}/ship`,
      headers: { 'idempotency-key': 'tap-0001-0001' },
      payload,
    })
  await once()
  await once()
  const order = (await asha.get(`/api/admin/orders/${id}`)).json()
  expect(order.shipments).toHaveLength(1)
  expect(order).toMatchObject({ word: 'Part shipped', open: [{ line: 0, quantity: 2 }] })
})

test('two orders both ship, even with the same key', async () => {
  const orders = [await paidOrder(shop), await paidOrder(shop)]
  for (const { id, orderId } of orders) {
    const shipped = await asha.send({
      method: 'POST',
      url: `/api/admin/orders/${id}/ship`,
      headers: { 'idempotency-key': 'tap-0003-0003' },
      payload: { ...toHandover(id), awb: `D-${orderId}` },
    })
    expect(shipped.json().shipment).toMatchObject({ state: 'shipped', awb: `D-${orderId}` })
  }
})

test('repeating a shipment that was undone meanwhile does not ship again', async () => {
  const { id } = await paidOrder(shop)
  const once = () =>
    asha.send({
      method: 'POST',
      url: `/api/admin/orders/${id}/ship`,
      headers: { 'idempotency-key': 'tap-0002-0002' },
      payload: toHandover(id),
    })
  const { shipment } = (await once()).json()
  await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  expect((await once()).json().shipment.state).toBe('packed')
})

test('two shipments send two mails, and the first lists the items still to come', async () => {
  const { id, orderId } = await paidOrder(shop, { quantity: 3 })
  await ship(id, { awb: 'FIRST-1', lines: [{ line: 0, quantity: 1 }] })
  await ship(id, { awb: 'SECOND-2' })
  await twoMinutesLater()
  await eventually(() => listMails(orderId).length === 2)
  const first = listMails(orderId).find(({ text }) => text.includes('FIRST-1'))
  expect(first?.text).toMatch(/In this package\s+1 x Turmeric Powder, 100 g\s+Still to come\s+2 x Turmeric/)
  expect(listMails(orderId).find(({ text }) => text.includes('SECOND-2'))?.text).toContain('complete')
})

test("the mail is in the order's language", async () => {
  const customer = await shop.customer('kavya', 'kn')
  const { id, orderId } = await paidOrder(shop, { customer })
  await ship(id)
  await twoMinutesLater()
  await eventually(() => listMails(orderId).length === 1)
  expect(listMails(orderId)[0]?.subject).toBe(`ನಿಮ್ಮ ಆರ್ಡರ್ ${orderId} ದಾರಿಯಲ್ಲಿದೆ`)
})

test('a tracking number belongs to one shipment: shipping and correcting with a used one are refused', async () => {
  const [first, second] = [await paidOrder(shop), await paidOrder(shop)]
  await ship(first.id, { awb: 'TAKEN-1' })
  const refusal = `That tracking number is already used for order ${first.orderId}. Check the number.`
  const again = await ship(second.id, { awb: ' taken-1 ' })
  expect([again.statusCode, again.json()]).toMatchObject([
    400,
    { message: refusal, fields: { awb: refusal } },
  ])
  expect((await asha.get(`/api/admin/orders/${second.id}`)).json()).toMatchObject({ shipments: [] })
  const { shipment } = (await ship(second.id)).json()
  const wrong = { version: shipment.version, courier: 'delhivery', awb: 'TAKEN-1', isTold: false }
  const correct = (change: object = {}) =>
    asha.call('PUT', `/api/admin/shipments/${shipment.id}/handover`, { ...wrong, ...change })
  expect((await correct()).json().message).toBe(refusal)
  // Another courier may use the same number, and a shipment may keep its own.
  const { shipment: corrected } = (await correct({ courier: 'dtdc' })).json()
  expect(corrected).toMatchObject({ awb: 'TAKEN-1', courierName: 'DTDC' })
  expect((await correct({ courier: 'dtdc', version: corrected.version, isTold: true })).statusCode).toBe(200)
})

test('only one of two orders can be shipped with the same number at the same moment', async () => {
  const both = [await paidOrder(shop), await paidOrder(shop)]
  const answers = await Promise.all(both.map(({ id }) => ship(id, { awb: 'RACE-1' })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('a tracking number can be used again after shipping was undone, and after a year', async () => {
  const [first, second, third] = [await paidOrder(shop), await paidOrder(shop), await paidOrder(shop)]
  const { shipment } = (await ship(first.id, { awb: 'AGAIN-9' })).json()
  await asha.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  const { shipment: left } = (await ship(second.id, { awb: 'AGAIN-9' })).json()
  await shop.database
    .connection()
    .update(shipments)
    .set({ shippedAt: new Date(Date.parse(left.shippedAt) - 366 * 24 * 60 * 60_000) })
    .where(eq(shipments.id, left.id))
  expect((await ship(third.id, { awb: 'AGAIN-9' })).statusCode).toBe(200)
})

test('a wrong number is corrected, and a mail still waiting gets the right one', async () => {
  const { id, orderId } = await paidOrder(shop)
  const { shipment } = (await ship(id, { awb: 'WRONG-1' })).json()
  const right = { version: shipment.version, courier: 'dtdc', awb: 'right 2', isTold: false }
  const corrected = await asha.call('PUT', `/api/admin/shipments/${shipment.id}/handover`, right)
  expect(corrected.json().shipment).toMatchObject({ awb: 'RIGHT2', courierName: 'DTDC' })
  await twoMinutesLater()
  await eventually(() => listMails(orderId).length === 1)
  expect(listMails(orderId)[0]?.text).toContain('RIGHT2')
  expect(listMails(orderId)[0]?.text).not.toContain('WRONG-1')
  expect((await listAuditEntries(shop, id)).at(-1)).toMatchObject({
    what: 'awb-corrected',
    before: { awb: 'WRONG-1', courier: 'Delhivery' },
    after: { awb: 'RIGHT2', courier: 'DTDC' },
  })
})

test('a customer who was mailed a wrong number is mailed the right one only if the packer chooses so', async () => {
  const { id, orderId } = await paidOrder(shop)
  const { shipment } = (await ship(id, { awb: 'WRONG-1' })).json()
  await twoMinutesLater()
  await eventually(() => listMails(orderId).length === 1)
  const correct = async (awb: string, version: number, isTold: boolean) =>
    (
      await asha.call('PUT', `/api/admin/shipments/${shipment.id}/handover`, {
        ...{ version, courier: 'dtdc', awb, isTold },
      })
    ).json().shipment
  const quiet = await correct('RIGHT-2', shipment.version, false)
  await correct('RIGHT-3', quiet.version, true)
  await eventually(() => listMails(orderId).length === 2)
  expect(listMails(orderId)[1]).toMatchObject({
    subject: `Correct tracking number for your order ${orderId}`,
    text: expect.stringContaining('RIGHT-3'),
  })
})

test('a server killed between shipping and mailing loses nothing', async () => {
  const { id, orderId } = await paidOrder(shop)
  await ship(id)
  // A killed server loses its memory, but the mail is in the database.
  expect(await waitingMails(shop)).toContain(`Your order ${orderId} is on its way`)
  shop.wait(TWO_MINUTES)
  await (await shop.another()).ready()
  await shop.newcomer()
  await eventually(() => listMails(orderId).length === 1)
  expect(await waitingMails(shop)).not.toContain(`Your order ${orderId} is on its way`)
})

test('an unpaid order does not ship', async () => {
  const { id } = await paidOrder(shop, { isPaid: false })
  const answer = await ship(id)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'WRONG_STATE'])
  expect((await asha.get(`/api/admin/orders/${id}`)).json().shipments).toEqual([])
})

test('an impossible tracking number or unknown courier is refused, and nothing ships', async () => {
  const { id } = await paidOrder(shop)
  expect((await ship(id, { awb: '12' })).json()).toMatchObject({ fields: { awb: expect.any(String) } })
  expect((await ship(id, { courier: 'pigeon' })).statusCode).toBe(400)
  expect((await ship('nothing')).statusCode).toBe(404)
  expect((await asha.get(`/api/admin/orders/${id}`)).json()).toMatchObject({ shipments: [], word: 'To pack' })
})

test('items of a returned shipment can be sent again', async () => {
  const { id } = await paidOrder(shop)
  const { shipment } = (await ship(id)).json()
  const arrived = async (state: string, version: number) =>
    (await asha.post(`/api/admin/shipments/${shipment.id}/arrival`, { version, state })).json()
  const coming = await arrived('coming-back', shipment.version)
  const word = async () => (await asha.get(`/api/admin/orders/${id}`)).json().word
  expect(await word()).toBe('Coming back')
  expect((await arrived('back', shipment.version)).code).toBe('CHANGED_MEANWHILE')
  await arrived('back', coming.shipment.version)
  expect((await ship(id, { awb: 'AGAIN-1' })).statusCode).toBe(200)
  expect(await word()).toBe('Shipped')
})

test('the customer sees the shipped shipments, without internal details', async () => {
  const { id, orderId, customer } = await paidOrder(shop, { quantity: 2 })
  const seen = async () => (await customer.get(`/api/orders/${orderId}`)).json()
  expect(await seen()).not.toHaveProperty('shipments')
  await ship(id, { awb: '1490 8101 9999', lines: [{ line: 0, quantity: 1 }] })
  const shipment = {
    state: 'shipped',
    courier: 'Delhivery',
    awb: '149081019999',
    link: 'https://www.delhivery.com/track-v2/package/149081019999',
    shippedAt: expect.any(String),
    lines: [{ line: 0, quantity: 1 }],
  }
  expect((await seen()).shipments).toEqual([shipment])
  expect((await customer.get('/api/orders')).json()[0].shipments).toEqual([shipment])
})

test('a customer sees their orders while shipments cannot be read', async () => {
  const { id, orderId, customer } = await paidOrder(shop)
  await ship(id)
  await shop.database.connection().execute('alter table shipments rename to shipments_away')
  const answer = await customer.get(`/api/orders/${orderId}`)
  await shop.database.connection().execute('alter table shipments_away rename to shipments')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).not.toHaveProperty('shipments')
})

test('a phone gets the orders to pack, without amounts and email addresses', async () => {
  const { id, orderId } = await paidOrder(shop, { quantity: 2 })
  await asha.post(`/api/admin/orders/${id}/notes`, { text: 'Ring twice' })
  await shop.database
    .connection()
    .update(variants)
    .set({ barcode: '8901234567890' })
    .where(eq(variants.id, 'turmeric-powder-100g'))
  const { orders, pickList, couriers } = (await asha.get('/api/admin/to-pack')).json()
  expect(orders).toContainEqual(
    expect.objectContaining({
      ...{
        id,
        orderId,
        shipments: [],
        open: [{ line: 0, quantity: 2 }],
        notes: ['Ring twice'],
        barcodes: ['8901234567890'],
      },
      lines: [expect.objectContaining({ name: 'Turmeric Powder', variant: '100 g', quantity: 2 })],
      address: expect.objectContaining({ pinCode: expect.any(String), phone: expect.any(String) }),
    }),
  )
  expect(JSON.stringify(orders)).not.toMatch(/@|price|total/)
  expect(pickList.picks).toMatchObject([{ name: 'Turmeric Powder' }])
  expect(couriers.length).toBeGreaterThan(3)
})

test("a shipment started offline under the phone's own id is created once and keeps that id", async () => {
  const key = 'a-key-of-this-phone-1'
  const begin = (order: string) =>
    asha.send({
      method: 'POST',
      url: `/api/admin/orders/${order}/shipments`,
      headers: { 'idempotency-key': key },
      payload: { lines: [{ line: 0, quantity: 1 }] },
    })
  const { id } = await paidOrder(shop)
  const { shipment } = (await begin(id)).json()
  expect(shipment).toMatchObject({ id: key, state: 'packing', version: 1 })
  expect((await begin(id)).json()).toEqual({ shipment })
  const packed = await asha.post(`/api/admin/shipments/${key}/pack`, { version: 1 })
  expect(packed.json().shipment).toMatchObject({ state: 'packed', version: 2 })
  expect((await listAuditEntries(shop, id)).map(({ what }) => what)).toEqual([
    'shipment-begun',
    'shipment-packed',
  ])
  const another = await paidOrder(shop)
  expect((await begin(another.id)).statusCode).toBe(400)
})
