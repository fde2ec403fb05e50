/** Columns of Cashfree's "Settlement Recon" report (2026) and the recon call. Only letters are compared. */
export const settlementHeadings = {
  credited: ['Net Settlement Amount', 'amount_settled'],
  utr: ['UTR', 'settlement_utr'],
  paidAt: ['Settlement Date', 'Settled On', 'Settlement Time'],
  charge: ['Settlement Charge'],
  tax: ['Settlement Tax'],
} as const

export const eventHeadings = {
  eventId: ['Event ID'],
  kind: ['Event Type'],
  saleType: ['Sale Type'],
  currency: ['Event Currency'],
  amount: ['Event Amount'],
  settled: ['Event Settlement Amount'],
  utr: ['UTR', 'settlement_utr'],
  orderId: ['Order ID', 'Merchant Order ID'],
  refundId: ['Refund ID', 'Merchant Refund ID'],
  tax: ['Service Tax', 'Payment Service Tax'],
} as const

type Headings = Record<string, readonly string[]>
export type Columns<Names extends Headings> = Record<keyof Names, number | undefined>

/** Finds each field's column. @param row the heading row */
export function findColumns<Names extends Headings>(names: Names, row: readonly string[]): Columns<Names> {
  const plain = row.map(plainName)
  const found = Object.entries(names).map(([name, headings]) => {
    const at = headings.map((heading) => plain.indexOf(plainName(heading))).find((place) => place >= 0)
    return [name, at]
  })
  return Object.fromEntries(found) as Columns<Names>
}

function plainName(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, '')
}
