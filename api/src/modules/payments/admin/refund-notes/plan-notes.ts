import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import type { Credited, LeftLine } from '../../../invoicing'

/** A valid invoice and the amounts that can still be credited on it. Lists of them are sorted, oldest first. */
export interface OpenInvoice {
  id: string
  shipment: string
  issuedAt: Date
  lines: readonly LeftLine[]
}

export interface Goods {
  productId: string
  variantId: string
  quantity: number
}

export type RefundedPart =
  /** Goods that were removed or returned. @property shipment the shipment they were returned from */
  | { kind: 'goods'; goods: readonly Goods[]; shipment?: string | undefined }
  | { kind: 'shipping' }
  | { kind: 'sum' }
  /** The cancellation of an order before anything was shipped. */
  | { kind: 'cancel' }

export interface RefundToCredit {
  part: RefundedPart
  amount: Paise
  at: Date
  /** The order's refunds minus its credit notes, even handwritten ones, and minus a refunded overpayment. */
  room: Paise
}

interface PlannedNote {
  invoice: string
  credited: Credited
}

/**
 * Plans credit notes. A refund requested before an invoice was issued is taken to be for uninvoiced goods.
 * @param isWhole true if everything in the order is invoiced
 * @returns the notes, or a message if only a person can decide
 */
export function planNotes(
  { part, amount, at, room }: RefundToCredit,
  invoices: readonly OpenInvoice[],
  isWhole: boolean,
): PlannedNote[] | string {
  if (part.kind === 'cancel' || room <= 0) return []
  const most = paise(Math.min(amount, room))
  if (part.kind === 'sum')
    return isWhole
      ? sums(invoices, most)
      : 'only part of the order is invoiced, and the refund may be for the rest'
  const open = isWhole ? invoices : invoices.filter(({ issuedAt }) => issuedAt <= at)
  if (part.kind === 'shipping') return shipping(open, most)
  return goods(open, part, most)
}

function shipping(invoices: readonly OpenInvoice[], most: Paise): PlannedNote[] {
  return invoices.flatMap((invoice) => {
    const left = sumUncredited(invoice.lines.filter(({ isShipping }) => isShipping))
    return left > 0 && left <= most ? [{ invoice: invoice.id, credited: { shipping: true } as const }] : []
  })
}

/** Credits the returned goods' own shipment first. */
function goods(
  invoices: readonly OpenInvoice[],
  { goods: wanted, shipment }: { goods: readonly Goods[]; shipment?: string | undefined },
  most: Paise,
): PlannedNote[] {
  const still = new Map(wanted.map((one) => [`${one.productId} ${one.variantId}`, one.quantity]))
  const first = invoices.filter((invoice) => invoice.shipment === shipment)
  const others = invoices.filter((invoice) => invoice.shipment !== shipment)
  let rest: number = most
  return [...first, ...others].flatMap((invoice) => {
    const lines = invoice.lines.flatMap((line) => {
      const name = `${line.productId} ${line.variantId}`
      const quantity = Math.min(still.get(name) ?? 0, line.quantity - line.creditedQuantity)
      const sum = times(paise(line.total / line.quantity), quantity)
      if (line.isShipping || quantity < 1 || sum > line.total - line.credited || sum > rest) return []
      still.set(name, (still.get(name) ?? 0) - quantity)
      rest -= sum
      return [{ line: line.line, quantity, sum }]
    })
    // A discount can make goods free: there is no credit note for nothing.
    if (lines.every(({ sum }) => sum === 0)) return []
    return [
      { invoice: invoice.id, credited: { lines: lines.map(({ line, quantity }) => ({ line, quantity })) } },
    ]
  })
}

function sums(invoices: readonly OpenInvoice[], most: Paise): PlannedNote[] {
  let rest: number = most
  return invoices.flatMap(({ id, lines }) => {
    const sum = paise(Math.min(rest, sumUncredited(lines)))
    rest -= sum
    return sum > 0 ? [{ invoice: id, credited: { sum } }] : []
  })
}

function sumUncredited(lines: readonly LeftLine[]): Paise {
  return add(paise(0), ...lines.map(({ total, credited }) => paise(total - credited)))
}
