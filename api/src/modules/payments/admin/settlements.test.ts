import type { ReadSettlements } from 'shared-contracts/payments/admin/settlements-schema'
import { type AdminSteps, adminSteps, paidOrder } from '../testing/admin-steps'
import { eventually, listRows } from '../testing/checkout'
import { shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

const DAY_MS = 24 * 3_600_000

let shop: TestShop
let owner: AdminSteps
let accountant: AdminSteps
let order: { id: string; orderId: string }

/** Sets up an order of Rs 175 with a Rs 50 refund, then moves to the next day. */
beforeAll(async () => {
  shop = await startTestShop()
  owner = await adminSteps(shop, 'owner', 'Meera')
  accountant = await adminSteps(shop, 'accountant', 'Vikram')
  order = await paidOrder(shop, shopperSteps(shop, await shop.customer('asha')))
  await owner.requestRefund(order.id, { kind: 'shipping' })
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
  await eventually(
    () => owner.moneyOf(order.id),
    ({ refundRequests }) => refundRequests[0]?.state === 'done',
  )
  shop.gatewayWaits(DAY_MS)
})
afterAll(() => shop.close())

const fetchFile = async () =>
  (await fetch(`${shop.gatewayOrigin}/sandbox/cashfree/settlement-recon.csv`)).text()
const bring = (csv: string, who = accountant) =>
  who.post('/api/admin/files/settlements', { name: 'recon.csv', csv })
const settlementsThatWait = async () =>
  (await owner.actionItems()).items.filter(({ kind }) => kind === 'settlement')

async function plant(fault: string): Promise<void> {
  const url = `${shop.gatewayOrigin}/sandbox/row-faults`
  const [{ gateway_order_id: row } = {}] = await listRows(shop, 'gateway_orders')
  const body = JSON.stringify({ row, fault })
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

test('a payout is classified line by line, adds up to the bank’s credit, and the same file is imported once', async () => {
  const csv = await fetchFile()
  const answer = await bring(csv)
  expect(answer.statusCode).toBe(200)
  const read = answer.json<ReadSettlements>()
  expect(read).toMatchObject({ isNew: true, unsettled: 0 })
  expect(read.settlements).toMatchObject([
    {
      credited: 12_500,
      sum: 12_500,
      classes: [
        { class: 'payment', lines: 1, sum: 17_500 },
        { class: 'refund', lines: 1, sum: -5_000 },
      ],
      troubles: [],
    },
  ])
  expect((await bring(csv)).json()).toEqual({ ...read, isNew: false })
  expect(await listRows(shop, 'settlement_lines')).toHaveLength(2)
  expect(
    (await listRows(shop, 'audit_log')).filter(({ what }) => what === 'settlement-file-read'),
  ).toHaveLength(1)
  expect(await settlementsThatWait()).toEqual([])
  const lines = await accountant.get(`/api/admin/money/settlements/${read.settlements[0]?.id}/lines`)
  expect(lines.json()).toMatchObject([{ kind: 'PAYMENT' }, { kind: 'REFUND', amount: -5_000 }])
})

test('a line the ledger does not know, or with another amount, is an action item until somebody reviews it', async () => {
  const csv = (await fetchFile()).replaceAll('SANDBOX', 'OTHERBANK')
  const [payment = ''] = csv.split('\n').filter((row) => row.includes('PAYMENT'))
  const strange = payment.replace(/,\d+,PAYMENT/, ',999,PAYMENT')
  const answer = await bring(`${csv}\n${strange}\n${strange.replace('PAYMENT', 'GIFT')}`)
  const [settlement] = answer.json<ReadSettlements>().settlements
  expect(settlement?.troubles).toEqual([
    expect.stringMatching(/^its lines add up to Rs 475, but the bank received Rs 125 as OTHERBANK/),
    expect.stringMatching(/^GIFT 999 of .* is of an unknown kind$/),
    expect.stringMatching(/^PAYMENT 999 of .* of Rs 175 is not in the shop’s ledger$/),
  ])
  const [thing, ...more] = await settlementsThatWait()
  expect(more).toEqual([])
  expect(thing).toMatchObject({ id: `B${settlement?.id}`, action: { does: 'look' } })
  await owner.post(`/api/admin/money/action-items/${thing?.id}/looked-at`, { why: 'Asked Cashfree' })
  expect(await settlementsThatWait()).toEqual([])
})

test('a report that is a paisa too high, or lacks a row, does not match the bank', async () => {
  for (const [fault, sum] of [
    ['row-amount-off', 'Rs 125.01'],
    ['row-missing', '-Rs 50'],
  ] as const) {
    await plant(fault)
    const csv = (await fetchFile()).replaceAll('SANDBOX', fault.toUpperCase())
    const [settlement] = (await bring(csv)).json<ReadSettlements>().settlements
    expect(settlement?.troubles[0]).toMatch(`its lines add up to ${sum}, but the bank received Rs 125 as`)
  }
  await plant('none')
})

test('a file of another kind is refused and not stored; a packer cannot see the money', async () => {
  const before = await listRows(shop, 'settlement_files')
  expect((await bring('Dear customer')).json()).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await listRows(shop, 'settlement_files')).toEqual(before)
  const packer = await adminSteps(shop, 'packer', 'Asha')
  expect((await bring(await fetchFile(), packer)).statusCode).toBe(403)
})
