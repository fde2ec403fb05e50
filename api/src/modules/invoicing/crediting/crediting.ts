import { randomUUID } from 'node:crypto'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Invoice, InvoiceLine, InvoicesRepository } from '../invoices.repository'
import { type ByWhom, unitPrice } from '../issuing/cancelling'
import { addTotals } from '../issuing/compose'
import { documentNumber, type SeriesName } from '../numbering/document-number'
import { financialYear } from '../numbering/financial-year'
import type { SeriesRepository } from '../numbering/series.repository'
import { creditSplit, spread } from '../tax/credit'
import { splitTax } from '../tax/split-tax'
import type {
  CreditNote,
  CreditNoteLine,
  CreditNotesRepository,
  NewCreditLine,
} from './credit-notes.repository'

interface CreditingDeps {
  invoices: InvoicesRepository
  notes: CreditNotesRepository
  series: SeriesRepository
  inTransaction: InTransaction
  now: () => Date
}

/** The credited part: items of lines, the remaining shipping charge, or an amount over the whole invoice. */
export type Credited =
  | { lines: readonly { line: number; quantity: number }[] }
  | { shipping: true }
  | { sum: Paise }

interface NewCredit extends ByWhom {
  invoice: string
  credited: Credited
  /** An idempotency key, such as a refund's id. */
  key: string
}

/** A line with the amount and quantity already credited on it. */
export interface LeftLine extends InvoiceLine {
  credited: Paise
  creditedQuantity: number
}

export function createCrediting({ invoices, notes, series, inTransaction, now }: CreditingDeps) {
  /**
   * Writes a credit note for a part of an invoice, at the invoice's own rates and without recomputing it.
   * @throws AppError NOT_FOUND; INVALID_INPUT for more than is left; INVOICE_CLOSED for a cancelled invoice, or
   * one too old for its tax to be corrected (CGST Act s.34)
   */
  function credit({ invoice: id, credited, key, ...by }: NewCredit): Promise<CreditNote> {
    return inTransaction(async () => {
      const invoice = await invoices.hold(id)
      if (!invoice) throw new AppError('NOT_FOUND', 'Invoice not found.')
      const before = await notes.byKey(key)
      if (before) return before
      const at = now()
      refuseClosed(invoice, dayInIndia(at))
      const lines = composeCredit(await leftOf(invoice.id), credited, invoice)
      if (addTotals(lines).total === 0) throw tooMuch()
      const name: SeriesName = invoice.isTaxInvoice ? 'credit-note' : 'specimen-credit'
      const year = financialYear(at)
      const serial = await series.draw(name, year)
      const note = {
        ...{ id: randomUUID(), number: documentNumber(name, year, serial), year, serial },
        ...{ isTaxInvoice: invoice.isTaxInvoice, invoice: id, issuedAt: at, issuedOn: dayInIndia(at) },
        ...by,
        key,
        ...addTotals(lines),
      }
      await notes.add(note, lines)
      return note
    })
  }

  /**
   * Issues a sample invoice's credit notes again on the tax invoice that replaces it. Call in a transaction.
   * @throws AppError INVOICE_CLOSED if the amount of one would change
   */
  async function repeatNotes(sample: string, invoice: string): Promise<void> {
    const lines = (await invoices.linesOf([sample])).get(sample) ?? []
    for (const { id, number, total, who, why } of await notes.ofInvoices([sample])) {
      const credited = readCredited(await notes.linesOf([id]), lines)
      const again = await credit({ invoice, credited, key: `instead of ${id}`, who, why })
      if (again.total !== total)
        throw new AppError(
          'INVOICE_CLOSED',
          `The sample credit note ${number} would have a different amount. Ask your tax adviser.`,
        )
    }
  }

  async function leftOf(invoice: string): Promise<LeftLine[]> {
    const lines = (await invoices.linesOf([invoice])).get(invoice) ?? []
    const before = await notes.linesOf((await notes.ofInvoices([invoice])).map(({ id }) => id))
    return lines.map((line) => withCredits(line, before))
  }

  return { credit, repeatNotes, leftOf }
}

/** Returns the part of an invoice that a note's lines credit: items, the shipping charge, or just an amount. */
function readCredited(note: readonly CreditNoteLine[], lines: readonly InvoiceLine[]): Credited {
  if (note.every(({ quantity }) => quantity > 0))
    return { lines: note.map(({ line, quantity }) => ({ line, quantity })) }
  const isOfShipping = note.every((credited) =>
    lines.some(({ line, isShipping }) => isShipping && line === credited.line),
  )
  return isOfShipping ? { shipping: true } : { sum: add(paise(0), ...note.map(({ total }) => total)) }
}

function withCredits(line: InvoiceLine, notes: readonly CreditNoteLine[]): LeftLine {
  const mine = notes.filter((note) => note.line === line.line)
  const creditedQuantity = mine.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...line, credited: add(paise(0), ...mine.map(({ total }) => total)), creditedQuantity }
}

function refuseClosed({ cancelled, year }: Invoice, today: string): void {
  if (cancelled) throw new AppError('INVOICE_CLOSED', 'This invoice has been cancelled.')
  if (today > `${year + 1}-11-30`)
    throw new AppError(
      'INVOICE_CLOSED',
      'It’s too late to correct the tax on this invoice. Ask your tax adviser.',
    )
}

function composeCredit(
  lines: readonly LeftLine[],
  credited: Credited,
  { kind }: Pick<Invoice, 'kind'>,
): NewCreditLine[] {
  const asked = amountsAsked(lines, credited)
  return lines.flatMap((line) => {
    const one = asked.get(line.line)
    if (!one) return []
    const { rate, total: gross } = line
    if (line.credited + one.sum > gross) throw tooMuch()
    // Goods that a discount made free are returned without money.
    const split =
      one.sum === 0
        ? splitTax(one.sum, rate, kind)
        : creditSplit({ line: line.line, gross, rate, credited: line.credited }, one.sum, kind)
    return [{ line: line.line, quantity: one.quantity, ...split, total: one.sum }]
  })
}

interface CreditRequest {
  sum: Paise
  quantity: number
}

function amountsAsked(lines: readonly LeftLine[], credited: Credited): Map<number, CreditRequest> {
  if ('sum' in credited) {
    const left = lines.map(({ line, total: gross, rate, credited }) => ({ line, gross, rate, credited }))
    const shares = spread(credited.sum, left)
    if (!shares) throw tooMuch()
    return new Map([...shares].map(([line, sum]) => [line, { sum, quantity: 0 }]))
  }
  const asked = 'shipping' in credited ? shippingLeft(lines) : credited.lines.map((one) => pieces(lines, one))
  if (asked.length === 0) throw tooMuch()
  return new Map(asked)
}

function shippingLeft(lines: readonly LeftLine[]): [number, CreditRequest][] {
  return lines
    .filter(({ isShipping, total, credited }) => isShipping && credited < total)
    .map(({ line, total, credited }) => [line, { sum: paise(total - credited), quantity: 0 }])
}

function pieces(
  lines: readonly LeftLine[],
  { line: asked, quantity }: { line: number; quantity: number },
): [number, CreditRequest] {
  const line = lines.find((one) => one.line === asked && !one.isShipping)
  if (!line || quantity < 1 || line.creditedQuantity + quantity > line.quantity) throw tooMuch()
  return [asked, { sum: times(unitPrice(line.total, line.quantity), quantity), quantity }]
}

function tooMuch(): AppError {
  return new AppError('INVALID_INPUT', 'The amount is more than what’s left on this invoice.')
}
