import { readSettlementFile } from '../../../reconciliation/settlement-files/read-settlement-file'
import { providers } from '../../providers'

const read = (csv: string) => readSettlementFile(providers, csv).contents

const summary =
  'ID,Total Transaction Amount,Settlement Amount,Adjustment,Net Settlement Amount,UTR,Settlement Date'
const events =
  'Order ID,Event ID,Event Type,Sale Type,Event Currency,Status,Event Amount,Event Settlement Amount,Service Tax,UTR'
const file = (...rows: string[]) =>
  [
    '\ufeffSettlements',
    summary,
    '1,"1,175.00",1170.28,-50.00,1120.28,AXIS1,2026-11-27',
    events,
    ...rows,
  ].join('\n')

const payment = 'ORD-1,11,PAYMENT,CREDIT,INR,SUCCESS,"1,175.00",1170.28,0.72,AXIS1'
const refund = 'ORD-1,12,REFUND,DEBIT,INR,SUCCESS,50.00,50.00,,AXIS1'

test("each line is classified, payments with fee and tax, and the lines add up to the bank's credit", () => {
  const { settlements, lines, unsettled } = read(file(payment, refund))
  expect(settlements).toEqual([{ utr: 'AXIS1', paidAt: '2026-11-27', credited: 1_120_28 }])
  expect(lines.map((line) => [line.class, line.amount])).toEqual([
    ['payment', 1_175_00],
    ['fee', -4_00],
    ['tax', -72],
    ['refund', -50_00],
  ])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_120_28)
  expect(unsettled).toBe(0)
})

test.each([
  ['CHARGEBACK', 'dispute'],
  ['Dispute Reverse', 'dispute'],
  ['RISK', 'adjustment'],
  ['OTHER_ADJUSTMENT', 'adjustment'],
  ['REFUND_REVERSAL', 'refund'],
  ['LOYALTY_GIFT', 'unknown'],
])('%s is of the class %s', (kind, name) => {
  const { lines } = read(file(`,13,${kind},DEBIT,INR,,1.00,1.00,,AXIS1`))
  expect(lines).toMatchObject([{ class: name, amount: -100 }])
})

test('the same line twice counts twice, and lines without a settlement are counted separately', () => {
  const { lines, unsettled } = read(file(refund, refund, refund.replace('AXIS1', '')))
  expect(new Set(lines.map(({ entry }) => entry)).size).toBe(2)
  expect(unsettled).toBe(1)
})

test.each([
  ['a letter', 'Dear customer', 'This file isn’t Cashfree’s Settlement Recon report'],
  ['a catalogue', 'product_id,name\n1,Turmeric', 'This file isn’t Cashfree’s Settlement Recon report'],
  ['an invalid amount', file(payment.replace('1170.28', 'many')), 'Row 5: Event Settlement Amount'],
  ['money without a direction', file(refund.replace('DEBIT', '')), 'Row 5: Sale Type'],
  [
    'more rows than can be read at once',
    file(...Array(9_997).fill(refund)),
    'The file has more than 10000 rows',
  ],
  ['an unterminated quote', file('"ORD-1,11'), 'can’t be read as CSV'],
])('%s is refused as a whole', (_, csv, sentence) => {
  expect(() => read(csv)).toThrow(sentence)
})
