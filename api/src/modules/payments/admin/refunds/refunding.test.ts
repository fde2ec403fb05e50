import { type AdminSteps, adminSteps, paidOrder, readState, setLimit } from '../../testing/admin-steps'
import { eventually, listMails, listRows } from '../../testing/checkout'
import { listEvents, shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
let owner: AdminSteps

beforeAll(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
})
beforeEach(async () => {
  owner = await adminSteps(shop, 'owner', 'Meera')
})
afterAll(() => shop.close())

const oneLine = { kind: 'line', line: 0, quantity: 1 } as const
const sum = (amount: number) => ({ kind: 'sum', amount }) as const
const listRefunds = async (id: string) => {
  const rows = await listRows(shop, 'refund_requests')
  return rows.filter((row) => row.order === id).flatMap((row) => row.refunds as string[])
}
const later = () => {
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
}

test('an owner refunds a line and then the shipping, and the order becomes refunded', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  expect(await owner.moneyOf(id)).toMatchObject({
    orderId,
    lines: [{ line: 0, name: 'Turmeric Powder', price: 12_500, quantity: 1, refunded: 0 }],
    shipping: 5_000,
    isShippingRefunded: false,
    paid: 17_500,
    left: 17_500,
    ownLimit: null,
    notCancellable: null,
    refundRequests: [],
  })
  expect((await owner.requestRefund(id, oneLine)).json()).toMatchObject({ amount: 12_500, about: orderId })
  expect(await owner.moneyOf(id)).toMatchObject({ left: 5_000, lines: [{ refunded: 1 }] })
  const again = await owner.requestRefund(id, oneLine)
  expect(again.json().message).toBe('Only 0 of item 1 can still be refunded.')
  expect((await owner.requestRefund(id, { kind: 'shipping' })).statusCode).toBe(200)
  later()
  const isOver = (status: string) => status === 'Refunded'
  expect(await eventually(() => steps.storedStatus(orderId), isOver)).toBe('Refunded')
  const { refundRequests, left } = await owner.moneyOf(id)
  expect(refundRequests.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(left).toBe(0)
  const reasons = (await listRows(shop, 'refunds')).map(({ reason }) => reason)
  expect(reasons.toSorted()).toEqual([
    expect.stringMatching(/^No\. 1, line 1 \(Turmeric Powder, .*\), 1 of 1: Damaged$/),
    'No. 2, shipping: Damaged',
  ])
})

test('a second refund of the same amount and reason is a new one, but a repeated call is not', async () => {
  const { id } = await paidOrder(shop, steps)
  const key = 'a-key-of-one-tap'
  const taps = await Promise.all([
    owner.requestRefund(id, sum(1_000), 'Late', key),
    owner.requestRefund(id, sum(1_000), 'Late', key),
  ])
  expect(new Set(taps.map((answer) => answer.json().id)).size).toBe(1)
  expect((await owner.requestRefund(id, sum(1_000), 'Late', key)).json().id).toBe(taps[0]?.json().id)
  expect(await listRefunds(id)).toHaveLength(1)
  await owner.requestRefund(id, sum(1_000), 'Late')
  expect(new Set(await listRefunds(id)).size).toBe(2)
  const other = await owner.requestRefund(id, sum(2_000), 'Late', key)
  expect(other.statusCode).toBe(400)
  expect((await listRows(shop, 'refunds')).filter(({ amount }) => amount === 2_000)).toEqual([])
})

test('a return is refunded at the price paid, once, and its lines cannot be refunded again', async () => {
  const { id } = await paidOrder(shop, steps)
  const shipped = await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: `D-${id}` })
  const { shipment } = shipped.json()
  const arrival = { version: shipment.version, state: 'delivered' }
  await owner.post(`/api/admin/shipments/${shipment.id}/arrival`, arrival)
  const lines = [{ line: 0, quantity: 1, condition: 'opened', isForSale: false, reason: 'wrong-goods' }]
  await owner.sendOnce(`/api/admin/shipments/${shipment.id}/returns`, { version: 0, lines })
  const { returns } = await owner.moneyOf(id)
  expect(returns).toEqual([{ id: expect.any(String), number: 1, pieces: 1, amount: 12_500 }])
  const what = { kind: 'return', return: String(returns[0]?.id) } as const
  expect((await owner.requestRefund(id, what)).json()).toMatchObject({ kind: 'return', amount: 12_500 })
  expect(await owner.moneyOf(id)).toMatchObject({ left: 5_000, returns: [], lines: [{ refunded: 1 }] })
  expect((await owner.requestRefund(id, what)).json().message).toMatch(/already been (fully )?refunded/)
  expect((await owner.requestRefund(id, oneLine)).statusCode).toBe(400)
  const undone = await owner.post(`/api/admin/returns/${what.return}/undo`, {})
  expect(undone.json().message).toMatch(/^This return can’t be undone: it was refunded\./)
  const strange = { kind: 'return', return: 'of-another-order' } as const
  expect((await owner.requestRefund(id, strange)).statusCode).toBe(400)
})

test('two people at once never refund more than was paid', async () => {
  const { id } = await paidOrder(shop, steps)
  const other = await adminSteps(shop, 'owner', 'Ravi')
  const both = await Promise.all([owner.requestRefund(id, sum(10_000)), other.requestRefund(id, sum(10_000))])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  const refused = both.find(({ statusCode }) => statusCode === 400)
  expect(refused?.json().message).toBe('At most Rs 75 can still be refunded.')
})

test('repeated requests to a gateway that does not answer make one refund', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  await shop.stopGateway()
  const key = 'a-key-while-it-hangs'
  expect(readState(await owner.requestRefund(id, sum(3_000), 'Late', key))).toBe('on-its-way')
  await shop.startGateway()
  expect((await owner.requestRefund(id, sum(3_000), 'Late', key)).statusCode).toBe(200)
  later()
  await eventually(
    () => owner.moneyOf(id),
    ({ refundRequests }) => refundRequests[0]?.state === 'done',
  )
  const mails = (await listMails(shop, orderId)).filter(({ subject }) => subject.startsWith('Refund of'))
  expect(mails).toHaveLength(1)
  expect((await listRows(shop, 'captures')).filter((row) => row.order_id === orderId)).toMatchObject([
    { refunded: 3_000, underway: 0 },
  ])
})

test('a refund the bank declines is shown as failed, and can be made again', async () => {
  const { id } = await paidOrder(shop, steps)
  await owner.requestRefund(id, sum(10_023))
  later()
  const failed = await eventually(
    () => owner.moneyOf(id),
    ({ refundRequests }) => refundRequests[0]?.state === 'failed',
  )
  expect(failed).toMatchObject({ left: 17_500 })
  expect((await owner.requestRefund(id, sum(10_000))).statusCode).toBe(200)
})

test("a packer refunds up to the owner's limit, and nothing without re-authentication", async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const packer = await adminSteps(shop, 'packer', 'Kiran')
  const none = await packer.requestRefund(id, sum(100))
  expect(none.statusCode).toBe(403)
  expect(none.json()).toMatchObject({ code: 'NO_RIGHT', message: expect.stringContaining('Only the owner') })
  await setLimit(shop, 'packerRefundLimit', 5_000)
  expect((await packer.requestRefund(id, sum(5_001))).json().code).toBe('NO_RIGHT')
  expect((await packer.requestRefund(id, sum(3_000))).statusCode).toBe(200)
  expect(await packer.moneyOf(id)).toMatchObject({ ownLimit: 2_000 })
  expect((await packer.requestRefund(id, sum(2_001))).json().code).toBe('NO_RIGHT')
  expect((await packer.get('/api/admin/money/action-items')).statusCode).toBe(403)
  const ofPayment = await packer.sendOnce('/api/admin/money/payments/p-1/refund-requests', {
    amount: 1,
    why: 'x',
  })
  expect(ofPayment.json().code).toBe('NO_RIGHT')
  shop.wait(6 * 60_000)
  expect((await packer.requestRefund(id, sum(100))).json().code).toBe('REAUTHENTICATION_REQUIRED')
  expect((await listEvents(shop, orderId)).filter((kind) => kind === 'refund-begun')).toHaveLength(1)
})

test('an accountant, an editor and a customer cannot refund', async () => {
  const { id } = await paidOrder(shop, steps)
  for (const role of ['accountant', 'editor'] as const) {
    const person = await adminSteps(shop, role)
    expect((await person.requestRefund(id, sum(100))).json().code).toBe('NO_RIGHT')
    expect((await person.cancel(id)).json().code).toBe('NO_RIGHT')
  }
  const customer = await shop.customer('asha-2')
  expect((await customer.post(`/api/admin/orders/${id}/cancel`, { why: 'x' })).statusCode).toBe(401)
  expect(await listRefunds(id)).toEqual([])
})

test.each([
  ['no key', undefined, { what: sum(100), why: 'Late' }],
  ['no reason', 'a-key-1234', { what: sum(100), why: ' ' }],
  ['nothing', 'a-key-1234', { what: sum(0), why: 'Late' }],
  ['a negative amount', 'a-key-1234', { what: sum(-5), why: 'Late' }],
  ['half a paisa', 'a-key-1234', { what: sum(0.5), why: 'Late' }],
  ['an unknown line', 'a-key-1234', { what: { kind: 'line', line: 7, quantity: 1 }, why: 'Late' }],
])('a refund with %s is refused, and no money moves', async (_, key, body) => {
  const { id } = await paidOrder(shop, steps)
  const url = `/api/admin/orders/${id}/refund-requests`
  const answer = await (key ? owner.sendOnce(url, body, key) : owner.post(url, body))
  expect(answer.statusCode).toBe(400)
  expect(await listRefunds(id)).toEqual([])
})
