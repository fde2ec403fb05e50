import { inRupees } from 'shared-contracts/values/money'
import type { DoneRefund, StoredLine, StoredSettlement } from './settlement-files.repository'

interface Known {
  /** Captured amounts, by the gateway's payment id. */
  captures: ReadonlyMap<string, number>
  /** Completed refunds, from `refundsKnown`. */
  refunds: ReadonlySet<string>
}

const byId = (id: string, amount: number) => `refund ${id} of ${amount}`
const byOrder = (orderId: string | null, amount: number) => `order ${orderId} of ${amount}`

/** Indexes completed refunds by refund id and by order id, each with the amount, for fast lookup. */
export function refundsKnown(refunds: readonly DoneRefund[]): ReadonlySet<string> {
  return new Set(refunds.flatMap(({ id, orderId, amount }) => [byId(id, amount), byOrder(orderId, amount)]))
}

/** @returns how a line differs from the ledger, or undefined if it matches or cannot be compared */
export function findDiscrepancy(line: StoredLine, { captures, refunds }: Known): string | undefined {
  const { class: kind, eventId, orderId, refundId, amount } = line
  const named = `${line.kind} ${eventId}${orderId && ` of ${orderId}`} of ${rupees(amount)}`
  if (kind === 'unknown') return `${named} is of an unknown kind`
  if (kind === 'payment') {
    const here = captures.get(eventId)
    if (here === undefined) return `${named} is not in the shop’s ledger`
    return here === amount ? undefined : `${named} is ${rupees(here)} in the shop’s ledger`
  }
  if (kind !== 'refund' || amount >= 0 || !(refundId || orderId)) return undefined
  const isKnown = refunds.has(refundId ? byId(refundId, -amount) : byOrder(orderId, -amount))
  return isKnown ? undefined : `${named} is not in the shop’s ledger`
}

/** Checks a settlement's totals. @param said the bank's credit according to the current file, if any */
export function amountTroubles(
  { credited, utr }: Pick<StoredSettlement, 'credited' | 'utr'>,
  lines: readonly StoredLine[],
  said: number | undefined,
): string[] {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  if (credited === null) return [`no file says how much the bank received as ${utr}`]
  return [
    ...(sum === credited
      ? []
      : [`its lines add up to ${rupees(sum)}, but the bank received ${rupees(credited)} as ${utr}`]),
    ...(said === undefined || said === credited
      ? []
      : [`one file says the bank received ${rupees(credited)} as ${utr}, another says ${rupees(said)}`]),
  ]
}

function rupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}${inRupees(Math.abs(amount))}`
}
