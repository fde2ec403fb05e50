import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import { type AdminSteps, adminSteps, paidOrder } from '../../payments/testing/admin-steps'
import { eventually, listMails, listRows, openPayPage, payByUpi } from '../../payments/testing/checkout'
import { type Shopper, shopperSteps } from '../../payments/testing/shopper-steps'
import { startTestShop, type TestShop } from '../../payments/testing/test-shop'

let shop: TestShop
let asha: Shopper
let steps: ReturnType<typeof shopperSteps>
let owner: AdminSteps

beforeAll(async () => {
  shop = await startTestShop()
})
beforeEach(async () => {
  asha = await shop.customer('asha')
  steps = shopperSteps(shop, asha)
  owner = await adminSteps(shop, 'owner', 'Meera')
})
afterAll(() => shop.close())

const cancel = (orderId: string, who = asha) => who.post(`/api/orders/${orderId}/cancel`)
const adminOrder = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const requestsOf = async (id: string) =>
  (await listRows(shop, 'refund_requests')).filter((row) => row.order === id)
const internalId = async (orderId: string) =>
  String((await listRows(shop, 'orders')).find((row) => row.order_id === orderId)?.id)

const later = () => {
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
}

test('cancelling a paid order refunds it, stops packing and mails the customer and the shop', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const { shipment } = (await owner.post(`/api/admin/orders/${id}/shipments`, {})).json()
  const answer = await cancel(orderId)
  expect(answer.json()).toMatchObject({
    kind: 'cancellation',
    state: 'done',
    items: [{ line: 0, quantity: 1 }],
    refund: 175,
  })
  expect(await adminOrder(id)).toMatchObject({
    word: 'Cancelled',
    open: [],
    shipments: [{ id: shipment.id, state: 'cancelled' }],
    cases: [{ kind: 'cancellation', state: 'done' }],
  })
  later()
  const isOver = (status: string) => status === 'Refunded'
  expect(await eventually(() => steps.storedStatus(orderId), isOver)).toBe('Refunded')
  const mails = await listMails(shop, orderId)
  const cancelled = mails.filter(({ subject }) => subject.includes('cancelled'))
  expect(cancelled.map(({ subject }) => subject).sort()).toEqual([
    `Order ${orderId} was cancelled by its customer`,
    `Your order ${orderId} has been cancelled`,
  ])
  const toCustomer = cancelled.find(({ subject }) => subject.startsWith('Your'))
  expect(toCustomer?.text).toContain(`You’ve cancelled your order ${orderId}.`)
  expect(toCustomer?.text).not.toContain('Reason')
  expect((await asha.get(`/api/orders/${orderId}`)).json()).toMatchObject({
    cases: [{ kind: 'cancellation', state: 'done' }],
  })
  expect((await owner.moneyOf(id)).refundRequests).toMatchObject([
    { kind: 'cancel', amount: 17_500, by: { id: null, name: 'Customer' } },
  ])
  const logged = (await listRows(shop, 'audit_log')).filter((row) => row.about_id === id)
  expect(logged.map(({ what, role }) => [what, role])).toContainEqual(['order-cancelled', 'customer'])
})

test('presses in several tabs and by staff at the same time refund an order once', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const presses = await Promise.all([
    cancel(orderId),
    cancel(orderId),
    owner.cancel(id, 'Out of season'),
    cancel(orderId),
  ])
  const done = presses.filter(({ statusCode }) => statusCode === 200)
  expect(done.length).toBeGreaterThan(0)
  expect(await requestsOf(id)).toHaveLength(1)
  later()
  expect(
    await eventually(
      () => steps.storedStatus(orderId),
      (status) => status === 'Refunded',
    ),
  ).toBe('Refunded')
  const refunds = (await listRows(shop, 'refunds')).filter((row) => String(row.reason).includes('cancelled'))
  expect(new Set(refunds.map(({ capture }) => capture)).size).toBe(refunds.length)
})

test('an order that is cancelled while staff ship it is either shipped or cancelled, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, orderId } = await paidOrder(shop, steps)
    const handover = { courier: 'dtdc', awb: `R-${orderId}` }
    const ship = () => owner.post(`/api/admin/orders/${id}/ship`, handover)
    const [first, second] = round % 2 ? [ship, () => cancel(orderId)] : [() => cancel(orderId), ship]
    const answers = await Promise.all([first(), second()])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { word, shipments } = await adminOrder(id)
    const requests = await requestsOf(id)
    expect([
      word,
      shipments.length > 0 && shipments.every(({ state }) => state === 'shipped'),
      requests.length,
    ]).toEqual(word === 'Shipped' ? ['Shipped', true, 0] : ['Cancelled', false, 1])
  }
})

test('a shipped order cannot be cancelled', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: `S-${orderId}` })
  expect((await cancel(orderId)).json()).toMatchObject({
    code: 'WRONG_STATE',
    message: 'This order has already been shipped, so it can’t be cancelled any more.',
  })
  expect(await requestsOf(id)).toEqual([])
})

test('an order that was cancelled before payment can no longer be paid', async () => {
  const orderId = await steps.place()
  expect((await cancel(orderId)).json<CustomerCase>()).toMatchObject({ kind: 'cancellation', state: 'done' })
  expect((await cancel(orderId)).json<CustomerCase>().refund).toBeUndefined()
  const pay = await asha.post('/api/payments/create', {
    order_id: orderId,
    order_amount: 175,
    order_currency: 'INR',
    customer_details: {
      customer_id: asha.id,
      customer_name: 'Asha',
      customer_email: asha.email,
      customer_phone: '9845012345',
    },
    order_meta: { return_url: `${shop.publicOrigin}/thank-you`, notify_url: shop.publicOrigin },
  })
  expect(pay.json()).toMatchObject({ code: 'WRONG_STATE', message: `Order ${orderId} has been cancelled.` })
  const mails = await eventually(
    async () => shop.mails.filter(({ subject }) => subject.startsWith(`Your order ${orderId} has`)),
    (found) => found.length > 0,
  )
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('You haven’t paid for it')])
})

test('a payment for a cancelled order is held for the owner, who refunds it', async () => {
  const orderId = await steps.place()
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  expect((await cancel(orderId)).statusCode).toBe(200)
  await payByUpi(page, 'testsuccess@gocash')
  const items = await eventually(
    async () => (await owner.actionItems()).items.filter(({ about }) => about === orderId),
    (found) => found.length > 0,
  )
  expect(items).toMatchObject([{ action: { does: 'refund' }, why: expect.stringContaining('cancelled') }])
  expect(await steps.storedStatus(orderId)).toBe('Pending')
  expect(await adminOrder(await internalId(orderId))).toMatchObject({ money: 'Pending', shipments: [] })
})

test('a payment that arrives while the order is cancelled is refunded or held, never kept', async () => {
  for (let round = 0; round < 3; round += 1) {
    const orderId = await steps.place()
    const page = await openPayPage(shop, await steps.startPaying(orderId))
    const [, answer] = await Promise.all([
      payByUpi(page, 'testsuccess@gocash').then(() => steps.askedStatus(orderId)),
      cancel(orderId),
    ])
    const id = await internalId(orderId)
    expect([200, 409]).toContain(answer.statusCode)
    if (answer.statusCode === 409) continue
    const isRefunding = async () => (await requestsOf(id)).length === 1
    const isHeld = async () => (await owner.actionItems()).items.some(({ about }) => about === orderId)
    const isSafe = await eventually(async () => (await isRefunding()) !== (await isHeld()), Boolean)
    expect(isSafe).toBe(true)
  }
})

test('a refund is sent later if the gateway does not answer when the order is cancelled', async () => {
  const { orderId } = await paidOrder(shop, steps)
  await shop.stopGateway()
  const answer = await cancel(orderId)
  expect(answer.json()).toMatchObject({ kind: 'cancellation', refund: 175 })
  await shop.startGateway()
  later()
  later()
  expect(
    await eventually(
      () => steps.storedStatus(orderId),
      (status) => status === 'Refunded',
    ),
  ).toBe('Refunded')
})

test('an order can be cancelled for 24 hours', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  shop.wait(24 * 3_600_000 + 1)
  expect((await cancel(orderId)).json()).toMatchObject({
    code: 'WRONG_STATE',
    message: expect.stringContaining('within 24 hours'),
  })
  expect(await requestsOf(id)).toEqual([])
})

test('another customer’s order is as unknown as one that does not exist', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const ravi = await shop.customer('ravi')
  const [others, unknown] = [await cancel(orderId, ravi), await cancel('ORD-404', ravi)]
  expect(others.statusCode).toBe(404)
  expect(others.json().message.replace(orderId, '')).toBe(unknown.json().message.replace('ORD-404', ''))
  expect((await shop.visitor().post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(401)
  expect(await requestsOf(id)).toEqual([])
})
