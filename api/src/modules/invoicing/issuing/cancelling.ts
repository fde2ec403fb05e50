import { add, type Paise, paise } from 'shared-contracts/values/money'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { CreditNotesRepository } from '../crediting/credit-notes.repository'
import type { Invoice, InvoiceLine, InvoicesRepository } from '../invoices.repository'
import { monthInIndia } from '../numbering/financial-year'
import type { ShipmentLine } from './compose'
import type { InvoicedOrder, Issuing } from './issuing'

interface CancellingDeps {
  invoices: InvoicesRepository
  notes: Pick<CreditNotesRepository, 'ofInvoices'>
  issuing: Pick<Issuing, 'issue'>
  /** Issues an invoice's credit notes again on the invoice that replaces it. */
  repeatNotes: (replaced: string, by: string) => Promise<void>
  orderOf: (id: string) => Promise<InvoicedOrder>
  inTransaction: InTransaction
  now: () => Date
}

export interface ByWhom {
  who: string
  why: string
}

export function createCancelling(deps: CancellingDeps) {
  const { invoices, notes, issuing, repeatNotes, orderOf, inTransaction, now } = deps

  /**
   * Marks a wrong invoice as cancelled; it keeps its number.
   * @param isAgain true to write a new one, with the current address and the rates now set for that day
   * @throws AppError NOT_FOUND; INVOICE_CLOSED if only a credit note can correct it, because its month is over
   * and a return may have been filed, or because it has a credit note
   */
  function cancel(
    id: string,
    by: ByWhom,
    isAgain: boolean,
  ): Promise<{ cancelled: Invoice; again?: Invoice }> {
    return inTransaction(async () => {
      const invoice = await invoices.hold(id)
      if (!invoice) throw new AppError('NOT_FOUND', 'Invoice not found.')
      if (invoice.cancelled) return { cancelled: invoice }
      if (monthInIndia(invoice.issuedAt) !== monthInIndia(now()))
        throw new AppError(
          'INVOICE_CLOSED',
          'The month of this invoice is over. Issue a credit note instead.',
        )
      if ((await notes.ofInvoices([id])).length > 0)
        throw new AppError('INVOICE_CLOSED', 'This invoice has a credit note, so it can’t be cancelled.')
      const cancelled = await mark(invoice, by)
      return isAgain ? { cancelled, again: await writeAgain(invoice) } : { cancelled }
    })
  }

  /**
   * Replaces a sample invoice with a tax invoice dated today, at the rates of the day on which it shipped, and
   * its credit notes with tax credit notes.
   * @throws AppError INVOICE_ASKS if details are missing; INVOICE_CLOSED if a credit note's amount would change
   */
  function validate(id: string, by: ByWhom): Promise<Invoice> {
    return inTransaction(async () => {
      const sample = await invoices.hold(id)
      if (!sample || sample.isTaxInvoice || sample.cancelled)
        throw new AppError('NOT_FOUND', 'There is no such sample invoice.')
      await mark(sample, by)
      const again = await writeAgain(sample)
      await repeatNotes(id, again.id)
      return again
    })
  }

  /** Cancels the invoice, if any, of a shipment whose dispatch was undone. Call in a transaction. */
  async function withdraw(shipment: string, by: ByWhom): Promise<void> {
    const [newest] = await invoices.ofShipment(shipment)
    if (newest && !newest.cancelled) await mark(newest, by)
  }

  async function mark(invoice: Invoice, by: ByWhom): Promise<Invoice> {
    const cancelled = { at: now(), ...by }
    await invoices.cancel(invoice.id, cancelled)
    return { ...invoice, cancelled }
  }

  async function writeAgain({ id, order, shipment, edition, issuedAt }: Invoice): Promise<Invoice> {
    const lines = (await invoices.linesOf([id])).get(id) ?? []
    const again = { order: await orderOf(order), shipment, lines: lines.flatMap(readGoods) }
    return issuing.issue(again, edition + 1, issuedAt)
  }

  return { cancel, withdraw, validate }
}

function readGoods({
  productId,
  variantId,
  description,
  quantity,
  discount,
  total,
}: InvoiceLine): ShipmentLine[] {
  if (productId === null || variantId === null) return []
  // Splits at the last comma, where composeLines joined them, because the name itself may contain commas.
  const comma = description.lastIndexOf(', ')
  const [name, variant] = [description.slice(0, comma), description.slice(comma + 2)]
  const price = unitPrice(add(total, discount), quantity)
  return [{ productId, variantId, name, variant, quantity, discount, price }]
}

/** Returns the exact price of one pack, since every pack of a line costs the same and has the same discount. */
export function unitPrice(total: Paise, quantity: number): Paise {
  return paise(total / quantity)
}
