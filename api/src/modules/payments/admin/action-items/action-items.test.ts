import { type AdminSteps, adminSteps, paidOrder, setLimit } from '../../testing/admin-steps'
import { dispute, sendCashfree, success } from '../../testing/cashfree-message'
import { eventually, listMails, listRows, openPayPage, payByUpi } from '../../testing/checkout'
import { findGatewayId, shopperSteps } from '../../testing/shopper-steps'
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

const later = (minutes: number) => {
  shop.gatewayWaits(minutes * 60_000)
  shop.wait(minutes * 60_000)
}
const items = async () => (await owner.actionItems()).items
const ofKind = async (kind: string) => (await items()).filter((item) => item.kind === kind)
const untilGone = (kind: string) =>
  eventually(
    () => ofKind(kind),
    (found) => found.length === 0,
  )
const settle = (id: string, step: string, body?: object) =>
  owner.post(`/api/admin/money/action-items/${id}/${step}`, body)

/** Returns the ids of the items that `npm run action-items` prints, each at the start of a line. */
async function printed() {
  const lines = (await shop.app.payments.listActionItems()).split('\n')
  return lines.flatMap((line) => /^([A-Z]\S*) {2}/.exec(line)?.[1] ?? [])
}

afterEach(async () => {
  expect((await items()).map(({ id }) => id).toSorted()).toEqual((await printed()).toSorted())
})

test('a held payment is listed until it is refunded from the admin', async () => {
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'amount-off@gocash')
  const [held] = await eventually(
    () => ofKind('payment'),
    (found) => found.length === 1,
  )
  expect(held).toMatchObject({
    about: orderId,
    order: expect.any(String),
    heading: 'Payments not matched to an order',
    action: { does: 'refund', amount: 17_501 },
  })
  if (held?.action.does !== 'refund') throw new Error('It cannot be refunded.')
  expect((await printed()).length).toBe(1)
  const url = `/api/admin/money/payments/${held.action.payment}/refund-requests`
  const answer = await owner.sendOnce(url, { amount: held.action.amount, why: 'Another amount' })
  expect(answer.json()).toMatchObject({ amount: 17_501, kind: 'sum' })
  later(2)
  expect(await untilGone('payment')).toEqual([])
})

/** Pays a different amount for an order of Rs 175. */
async function payOddly(rupees: number) {
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  const payment = `odd-${orderId}`
  await sendCashfree(shop, success(await findGatewayId(shop, orderId), payment, rupees))
  const [held] = await ofKind('payment')
  return { orderId, payment, held, id: held?.id ?? '' }
}

test.each([
  [175.01, 'overpayment', 1],
  [170, 'underpayment', 500],
])(
  'the owner accepts Rs %d for an order of Rs 175: it is paid, and the ledger keeps the %s',
  async (rupees, kind, amount) => {
    const { orderId, payment, held, id } = await payOddly(rupees)
    expect(held?.action).toEqual({
      does: 'refund',
      payment,
      amount: rupees * 100,
      instead: { total: 17_500 },
    })
    const accept = () => settle(id, 'accept', { why: 'A rounding error' })
    expect((await accept()).json()).toEqual({ isSettled: true })
    expect(await ofKind('payment')).toEqual([])
    expect(await steps.storedStatus(orderId)).toBe('Paid')
    // A retry after a lost response.
    expect((await accept()).json()).toEqual({ isSettled: true })
    const differences = (await listRows(shop, 'ledger')).filter((row) => row.gateway_id === payment)
    expect(differences).toMatchObject([
      { kind: 'capture', held: 'amount', amount: rupees * 100 },
      { kind, amount, note: 'A rounding error' },
    ])
    const order = String(held?.order)
    expect(await owner.moneyOf(order)).toMatchObject({ paid: rupees * 100, left: rupees * 100 })
    const page = (await owner.get(`/api/admin/orders/${order}`)).json()
    expect(page).toMatchObject({ money: 'Paid', total: 175 })
    expect(JSON.stringify(page.history)).toContain(`Payment of Rs ${rupees} accepted. A rounding error`)
    expect((await listMails(shop, orderId)).map(({ subject }) => subject)).toEqual([
      `A payment of Rs ${rupees} for order ${orderId} is on hold`,
      `Your order ${orderId} has been confirmed`,
    ])
  },
)

test('a payment whose refund is pending cannot be accepted', async () => {
  await setLimit(shop, 'fourEyesLimit', 100)
  const { payment, id } = await payOddly(180)
  const url = `/api/admin/money/payments/${payment}/refund-requests`
  const requested = await owner.sendOnce(url, { amount: 18_000, why: 'Too much' })
  expect((await settle(id, 'accept', { why: 'Send it' })).json()).toMatchObject({ code: 'WRONG_STATE' })
  await owner.undo(requested.json().id)
  await setLimit(shop, 'fourEyesLimit', null)
  await settle(id, 'looked-at', { why: 'Done' })
  for (const unknown of ['P999999', 'M1', 'P1; drop'])
    expect((await settle(unknown, 'accept', { why: 'Send it' })).statusCode).toBe(404)
})

test('a message that matches nothing is listed until somebody reviews it', async () => {
  await sendCashfree(shop, success('somebody-elses', 'p-77'))
  const [message] = await ofKind('message')
  expect(message).toMatchObject({ action: { does: 'look' }, why: expect.stringContaining('unmatched') })
  expect((await settle(message?.id ?? '', 'looked-at', { why: ' ' })).statusCode).toBe(400)
  expect((await settle(message?.id ?? '', 'ask')).statusCode).toBe(404)
  expect((await settle(message?.id ?? '', 'looked-at', { why: 'Not ours' })).json()).toEqual({
    isSettled: true,
  })
  expect(await ofKind('message')).toEqual([])
  expect((await settle(message?.id ?? '', 'looked-at', { why: 'Not ours' })).statusCode).toBe(404)
  expect((await listRows(shop, 'audit_log')).at(-1)).toMatchObject({
    what: 'waiting-looked-at',
    about_id: message?.id,
    why: 'Not ours',
    before: expect.stringContaining('unmatched'),
  })
})

test('an undecided payment is listed after two hours, and goes away once the gateway has decided', async () => {
  const orderId = await steps.place()
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  await payByUpi(page, 'testpending@gocash')
  shop.wait(126 * 60_000)
  owner = await adminSteps(shop, 'owner', 'Meera')
  const id = `O${await findGatewayId(shop, orderId)}`
  expect(await ofKind('order')).toMatchObject([{ id, about: orderId, action: { does: 'ask' } }])
  expect((await settle(id, 'ask')).json()).toEqual({ isSettled: false })
  await sendCashfree(shop, success(await findGatewayId(shop, orderId), 'decided'))
  expect(await untilGone('order')).toEqual([])
})

test('a failed refund is listed until another one replaces it; one pending for five days can be asked about', async () => {
  const { id } = await paidOrder(shop, steps)
  await owner.requestRefund(id, { kind: 'sum', amount: 10_023 })
  later(2)
  const [failed] = await eventually(
    () => ofKind('refund'),
    (found) => found.length === 1,
  )
  expect(failed).toMatchObject({ order: id, action: { does: 'refund', amount: 10_023 } })
  await owner.requestRefund(id, { kind: 'sum', amount: 10_100 })
  later(2)
  expect(await untilGone('refund')).toEqual([])

  const slow = await paidOrder(shop, steps)
  await owner.requestRefund(slow.id, { kind: 'sum', amount: 10_024 })
  later(5 * 24 * 60)
  owner = await adminSteps(shop, 'owner', 'Meera')
  const [pending] = await ofKind('refund')
  expect(pending).toMatchObject({ action: { does: 'ask' }, why: expect.stringContaining('in progress') })
  expect((await settle(pending?.id ?? '', 'ask')).json()).toEqual({ isSettled: false })
  await settle(pending?.id ?? '', 'looked-at', { why: 'The bank is slow' })
})

test('a stand-alone payment is listed until somebody reviews it', async () => {
  const form = { amount: 10, userId: '', phone: '9876543210', name: 'Asha Rao' }
  const { data } = (await shop.visitor().post('/api/phonepe/initiate', form)).json()
  await payByUpi(data.instrumentResponse.redirectInfo.url, 'success@ybl')
  const [paid] = await eventually(
    () => ofKind('stand-alone'),
    (found) => found.length === 1,
  )
  expect(paid).toMatchObject({ about: data.merchantTransactionId, order: null })
  await settle(paid?.id ?? '', 'looked-at', { why: 'For 20 boxes' })
  expect(await ofKind('stand-alone')).toEqual([])
})

test('an undeliverable mail is listed until it is sent again', async () => {
  await shop.database.connection().execute(`
    insert into outbox (recipient, subject, body, last_error)
    values ('ravi@example.in', 'Your order', 'Hello', 'No such mailbox')`)
  const [mail] = await ofKind('mail')
  expect(mail).toMatchObject({ about: 'r…@example.in', action: { does: 'send' } })
  expect((await settle(mail?.id ?? '', 'send')).json()).toEqual({ isSettled: true })
  expect(await untilGone('mail')).toEqual([])
  expect((await settle(mail?.id ?? '', 'send')).statusCode).toBe(404)
  expect((await settle('E1; drop', 'send')).statusCode).toBe(404)
})

test('a dispute is listed until it is won', async () => {
  const { orderId } = await paidOrder(shop, steps)
  const capture = (await listRows(shop, 'captures')).find((row) => row.order_id === orderId)
  const tell = (status: string) =>
    sendCashfree(shop, dispute(String(capture?.gateway_order_id), String(capture?.gateway_id), status))
  await tell('DISPUTE_CREATED')
  expect(await ofKind('dispute')).toMatchObject([{ about: orderId, action: { does: 'look' } }])
  await tell('DISPUTE_MERCHANT_WON')
  expect(await untilGone('dispute')).toEqual([])
})

test('an accountant sees action items and compared accounts, and cannot resolve any', async () => {
  await sendCashfree(shop, success('somebody-elses-too', 'p-78'))
  const accountant = await adminSteps(shop, 'accountant', 'Anil')
  const [message] = (await accountant.actionItems()).items
  const url = `/api/admin/money/action-items/${message?.id}/looked-at`
  expect((await accountant.post(url, { why: 'Seen' })).json().code).toBe('NO_RIGHT')
  const packer = await adminSteps(shop, 'packer', 'Kiran')
  expect((await packer.post(url, { why: 'Seen' })).json().code).toBe('NO_RIGHT')
  expect((await accountant.get('/api/admin/money/accounts')).json()).toMatchObject({
    gateways: [{ title: 'Cashfree' }, { title: 'PhonePe' }],
    differences: [],
  })
})

test('hiding held money requires re-authentication', async () => {
  await sendCashfree(shop, success('nobody-knows', 'p-79'))
  const [message] = await ofKind('message')
  const before = (await listRows(shop, 'audit_log')).length
  shop.wait(6 * 60_000)
  const refused = await settle(message?.id ?? '', 'looked-at', { why: 'Not ours' })
  expect(refused.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  expect(await ofKind('message')).toContainEqual(message)
  expect(await listRows(shop, 'audit_log')).toHaveLength(before)
})
