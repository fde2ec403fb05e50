import { buildTestApp, type TestApp } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'
import type { TestStaff } from '../../../../testing/staff'
import { listAuditEntries, paidOrder } from '../../../orders/admin/testing/paid-order'

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
})
afterAll(() => shop.close())

let keys = 0
const newKey = () => {
  keys += 1
  return `return-${String(keys).padStart(4, '0')}`
}
const one = { line: 0, quantity: 1, condition: 'damaged', isForSale: false, reason: 'damaged' }
const listMails = (email: string) => shop.mails.filter(({ to }) => to === email)
/** Advances the clock two minutes and sends due mails: a new customer's own mail wakes the mail queue. */
async function twoMinutesLater(): Promise<void> {
  shop.wait(120_000)
  await shop.newcomer()
}
const undo = (id: string) => asha.post(`/api/admin/returns/${id}/undo`, {})
const fetchOrder = async (id: string) => (await asha.get(`/api/admin/orders/${id}`)).json()

/** Ships three packs and records the given states. */
async function shipmentThat(...states: string[]) {
  const order = await paidOrder(shop, { quantity: 3 })
  const handover = { courier: 'dtdc', awb: `D-${order.orderId}` }
  const shipped = await asha.post(`/api/admin/orders/${order.id}/ship`, handover)
  let { shipment } = shipped.json()
  for (const state of states) shipment = (await arrives(shipment, state)).json().shipment
  return { ...order, shipment }
}

function arrives({ id, version }: { id: string; version: number }, state: string) {
  return asha.post(`/api/admin/shipments/${id}/arrival`, { version, state })
}

function takeBack(shipment: { id: string; version: number }, lines: object[], key = newKey()) {
  return asha.send({
    method: 'POST',
    url: `/api/admin/shipments/${shipment.id}/returns`,
    headers: { 'idempotency-key': key, 'x-xsrf-token': asha.cookies.get('XSRF-TOKEN') ?? '' },
    payload: { version: shipment.version, lines, note: 'Wet' },
  })
}

test('a return is recorded once, mailed, and shown to the customer', async () => {
  const { id, orderId, customer, shipment } = await shipmentThat('delivered')
  const key = newKey()
  const answers = await Promise.all([takeBack(shipment, [one], key), takeBack(shipment, [one], key)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { returns, shipments, word } = await fetchOrder(id)
  expect(returns).toMatchObject([
    { number: 1, shipment: shipment.id, isUndelivered: false, by: 'Asha', note: 'Wet', lines: [one] },
  ])
  expect([shipments[0].state, word]).toEqual(['delivered', 'Delivered'])
  expect((await listAuditEntries(shop, id)).at(-1)).toMatchObject({ what: 'return-recorded', name: 'Asha' })
  const subject = `We’ve received your return for order ${orderId}`
  await twoMinutesLater()
  await eventually(() => listMails(customer.email).some((mail) => mail.subject === subject))
  const mails = listMails(customer.email).filter((mail) => mail.subject === subject)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('1 x Turmeric Powder, 100 g')
  expect((await customer.get('/api/orders')).json()[0].shipments[0].returns).toEqual([
    { at: expect.any(String), lines: [{ line: 0, quantity: 1 }] },
  ])
})

test('returns of two shipments are both recorded, even with the same key', async () => {
  const key = newKey()
  for (const { id, shipment } of [await shipmentThat('delivered'), await shipmentThat('delivered')]) {
    await takeBack(shipment, [one], key)
    expect((await fetchOrder(id)).returns).toMatchObject([{ shipment: shipment.id, lines: [one] }])
  }
})

test('a return is refused, and changes nothing, if it exceeds what the customer has, restocks opened items, or precedes the arrival', async () => {
  const { id, shipment } = await shipmentThat()
  expect((await takeBack(shipment, [one])).json().code).toBe('WRONG_STATE')
  const delivered = (await arrives(shipment, 'delivered')).json().shipment
  expect((await takeBack(delivered, [{ ...one, quantity: 4 }])).statusCode).toBe(400)
  expect((await takeBack(delivered, [{ ...one, isForSale: true }])).statusCode).toBe(400)
  expect((await takeBack(delivered, [one, one])).statusCode).toBe(400)
  await takeBack(delivered, [{ ...one, quantity: 2 }])
  const late = await takeBack(delivered, [{ ...one, quantity: 2 }])
  expect(late.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message: expect.stringContaining('Asha') })
  expect((await fetchOrder(id)).returns).toHaveLength(1)
})

test('an unknown courier status changes nothing', async () => {
  const { id, shipment } = await shipmentThat()
  const before = await fetchOrder(id)
  expect((await arrives(shipment, 'rto-in-transit')).statusCode).toBe(400)
  expect((await arrives(shipment, 'back')).statusCode).toBe(409)
  expect(await fetchOrder(id)).toEqual(before)
})

test('an undelivered shipment comes back: the customer is asked for directions, and its items can be sent again', async () => {
  const { id, orderId, customer, shipment } = await shipmentThat('coming-back')
  await eventually(() =>
    listMails(customer.email).some(
      ({ subject }) => subject === `Your order ${orderId} could not be delivered`,
    ),
  )
  const good = { ...one, quantity: 3, condition: 'good', isForSale: true, reason: 'not-delivered' }
  expect((await takeBack(shipment, [good])).json().shipment).toMatchObject({ state: 'back' })
  await twoMinutesLater()
  await eventually(() =>
    listMails(customer.email).some(
      ({ subject }) => subject === `A package from your order ${orderId} has come back to us`,
    ),
  )
  expect(await fetchOrder(id)).toMatchObject({
    open: [{ line: 0, quantity: 3 }],
    returns: [{ isUndelivered: true }],
  })
  const again = await asha.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'SECOND-TRY' })
  expect(again.json().shipment).toMatchObject({ state: 'shipped', number: 2 })
})

test('a shipment on its way back can still be delivered', async () => {
  const { shipment } = await shipmentThat('coming-back')
  expect((await arrives(shipment, 'delivered')).json().shipment.state).toBe('delivered')
})

test('undoing a return within two minutes sends no mail, and the shipment is on its way back again', async () => {
  const { id, orderId, customer, shipment } = await shipmentThat('coming-back')
  const good = { ...one, quantity: 3, condition: 'good', isForSale: true, reason: 'not-delivered' }
  await takeBack(shipment, [good])
  const [{ id: first }] = (await fetchOrder(id)).returns
  expect((await undo(first)).json().shipment).toMatchObject({ state: 'coming-back' })
  expect((await undo(first)).statusCode).toBe(200)
  expect(await fetchOrder(id)).toMatchObject({ returns: [], open: [], word: 'Coming back' })
  expect((await listAuditEntries(shop, id)).map(({ what }) => what).slice(-2)).toEqual([
    'return-recorded',
    'return-undone',
  ])
  await twoMinutesLater()
  await eventually(() => listMails(customer.email).length > 1)
  expect(
    listMails(customer.email).filter(({ subject }) => subject.includes(`${orderId} has come back`)),
  ).toEqual([])
  const seen = (await fetchOrder(id)).shipments[0]
  expect((await takeBack(seen, [good])).json().shipment).toMatchObject({ state: 'back' })
  expect((await fetchOrder(id)).returns).toMatchObject([{ number: 2 }])
})

test('a return is final after two minutes, and once its items are packed again', async () => {
  const late = await shipmentThat('delivered')
  await takeBack(late.shipment, [one])
  shop.wait(120_000)
  const [recorded] = (await fetchOrder(late.id)).returns
  expect((await undo(recorded.id)).json()).toMatchObject({
    code: 'WRONG_STATE',
    message: 'It’s too late to undo this: the email to the customer has been sent.',
  })
  expect((await fetchOrder(late.id)).returns).toHaveLength(1)
  const { id, shipment } = await shipmentThat('coming-back')
  await takeBack(shipment, [{ ...one, quantity: 3 }])
  await asha.post(`/api/admin/orders/${id}/shipments`, {})
  const [back] = (await fetchOrder(id)).returns
  expect((await undo(back.id)).json().message).toContain('another shipment has been started since then')
  expect((await undo('unknown')).statusCode).toBe(404)
})
