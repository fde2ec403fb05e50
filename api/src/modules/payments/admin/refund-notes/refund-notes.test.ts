import { sql } from 'drizzle-orm'
import type { TestCustomer } from '../../../../testing/app'
import { FOOD_LICENCE, openTestInvoices } from '../../../invoicing/testing/test-invoices'
import { type AdminSteps, adminSteps, paidOrder } from '../../testing/admin-steps'
import { eventually, listMails, listRows, openPayPage, payByUpi } from '../../testing/checkout'
import { shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
let owner: AdminSteps
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ settings: { FSSAI_NUMBER: FOOD_LICENCE } })
  await openTestInvoices(shop.database).registerForTax()
  customer = await shop.customer('asha')
  steps = shopperSteps(shop, customer)
  owner = await adminSteps(shop, 'owner', 'Meera')
})
afterAll(() => shop.close())

async function shippedOrder() {
  const order = await paidOrder(shop, steps)
  const answer = await owner.post(`/api/admin/orders/${order.id}/ship`, {
    courier: 'dtdc',
    awb: `D-${order.id}`,
  })
  expect(answer.statusCode).toBe(200)
  return { ...order, shipment: answer.json().shipment }
}

/** Lets the gateway finish an order's refunds, then runs the credit note job. */
async function untilDone(id: string): Promise<void> {
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
  await eventually(
    () => owner.moneyOf(id),
    ({ refundRequests }) => refundRequests.every(({ state }) => state === 'done'),
  )
  shop.app.admin.lookForRefunds()
}

const run = (statement: string) => shop.database.connection().execute(sql.raw(statement))
const notes = () => listRows(shop, 'credit_notes')
const settled = (count: number) =>
  eventually(
    () => listRows(shop, 'refund_notes'),
    ({ length }) => length === count,
  )

test('a refunded return gets its credit note automatically, once: by mail, in the account and in the admin', async () => {
  const { id, orderId, shipment } = await shippedOrder()
  const arrival = { version: shipment.version, state: 'delivered' }
  await owner.post(`/api/admin/shipments/${shipment.id}/arrival`, arrival)
  const lines = [{ line: 0, quantity: 1, condition: 'opened', isForSale: false, reason: 'wrong-goods' }]
  await owner.sendOnce(`/api/admin/shipments/${shipment.id}/returns`, { version: 0, lines })
  const [back] = (await owner.moneyOf(id)).returns
  await owner.requestRefund(id, { kind: 'return', return: String(back?.id) })
  await untilDone(id)
  await settled(1)
  const [note, ...more] = await notes()
  expect(more).toEqual([])
  expect(note).toMatchObject({
    total: 12_500,
    is_tax_invoice: true,
    who: 'The shop',
    why: 'Refund of Rs 125: Damaged',
  })
  expect(await listRows(shop, 'credit_note_lines')).toMatchObject([{ quantity: 1, total: 12_500 }])
  shop.app.admin.lookForRefunds()
  const mails = (await listMails(shop, orderId)).filter(({ subject }) => subject.startsWith('Credit note'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(String(note?.number))
  const documents = (await customer.get('/api/tax-documents')).json<{ kind: string }[]>()
  expect(documents.filter(({ kind }) => kind === 'credit-note')).toMatchObject([
    { number: note?.number, orderId },
  ])
  const invoice = (await owner.get(`/api/admin/invoices/${note?.invoice}`)).json()
  expect(invoice.notes).toMatchObject([{ number: note?.number, total: 125 }])
  const copy = (await customer.get('/api/customers/export')).json()
  expect(copy.orders[0].shipments).toMatchObject([
    { state: 'delivered', returns: [{ isUndelivered: false }] },
  ])
  expect(copy.taxDocuments).toMatchObject([{ orderId, total: 175, creditNotes: [{ number: note?.number }] }])
})

test('a process that dies before the refund is marked leaves no credit note; the next run writes it with the next number', async () => {
  const { id } = await shippedOrder()
  await run('create sequence deaths')
  await run(`create function die() returns trigger language plpgsql as $$
    begin perform nextval('deaths'); raise exception 'killed'; end $$`)
  await run('create trigger dies before insert on refund_notes execute function die()')
  await owner.requestRefund(id, { kind: 'shipping' })
  await untilDone(id)
  const died = await eventually(
    async () => (await run('select is_called from deaths')).rows[0] as { is_called: boolean } | undefined,
    (row) => row?.is_called === true,
  )
  expect(died?.is_called).toBe(true)
  expect(await notes()).toHaveLength(1)
  await run('drop trigger dies on refund_notes')
  shop.app.admin.lookForRefunds()
  await settled(2)
  const serials = (await notes()).map(({ serial, total }) => [serial, total])
  expect(serials.toSorted()).toEqual([
    [1, 12_500],
    [2, 5_000],
  ])
})

test('an order cancelled before shipping needs no credit note, and an amount refunded on a partly invoiced order goes to the owner', async () => {
  const { id } = await paidOrder(shop, steps)
  await owner.cancel(id)
  await untilDone(id)
  await settled(3)
  expect(await notes()).toHaveLength(2)
  const { items } = await owner.actionItems()
  expect(items.filter(({ kind }) => kind === 'credit-note')).toEqual([])
  await run(
    `update refund_notes set trouble = 'only a part of the order is invoiced' where "order" = '${id}'`,
  )
  const waiting = (await owner.actionItems()).items.filter(({ kind }) => kind === 'credit-note')
  expect(waiting).toMatchObject([
    { order: id, why: expect.stringContaining('only a part'), action: { does: 'look' } },
  ])
  // Hiding money needs re-authentication, and the owner's has expired.
  const proven = await adminSteps(shop, 'owner', 'Ravi')
  await proven.post(`/api/admin/money/action-items/${waiting[0]?.id}/looked-at`, { why: 'Written by hand' })
  expect((await owner.actionItems()).items.filter(({ kind }) => kind === 'credit-note')).toEqual([])
})

test('an accepted overpayment is stated on the invoice, refunded without a credit note, and counts towards no other refund', async () => {
  const before = (await notes()).length
  const marked = (await listRows(shop, 'refund_notes')).length
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'amount-off@gocash')
  const [held] = await eventually(
    async () => (await owner.actionItems()).items.filter(({ about }) => about === orderId),
    ({ length }) => length === 1,
  )
  const id = String(held?.order)
  owner = await adminSteps(shop, 'owner', 'Meera')
  await owner.post(`/api/admin/money/action-items/${held?.id}/accept`, { why: 'A paisa' })
  await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: `D-${orderId}` })
  const invoice = (await listRows(shop, 'invoices')).find((row) => row.order_id === orderId)
  expect(invoice).toMatchObject({ total: 17_500, difference: 1 })

  await owner.requestRefund(id, { kind: 'sum', amount: 1 })
  await untilDone(id)
  await settled(marked + 1)
  expect(await notes()).toHaveLength(before)
  await owner.requestRefund(id, { kind: 'line', line: 0, quantity: 1 })
  await owner.requestRefund(id, { kind: 'shipping' })
  await untilDone(id)
  await settled(marked + 3)
  const credited = (await notes()).filter((note) => note.invoice === invoice?.id)
  expect(credited.map(({ total }) => total).toSorted()).toEqual([12_500, 5_000])
  expect(await owner.moneyOf(id)).toMatchObject({ paid: 17_501, left: 0 })
})
