import { randomUUID } from 'node:crypto'
import type {
  AdminInvoice,
  CancelInvoice,
  InvoiceList,
  InvoiceSearch,
  ValidatedSampleInvoices,
  WriteCredit,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { foldDigits } from 'shared-contracts/values/digits'
import { paise } from 'shared-contracts/values/money'
import { tidyText } from 'shared-contracts/values/typed-text'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import type { Credited, Invoices } from '..'
import { adminInvoice, listedInvoice } from './wire-invoice'

interface AdminInvoicesDeps {
  invoices: Pick<Invoices, 'books' | 'cancel' | 'credit' | 'validate' | 'taxRegistration'>
  auditLog: AuditLog
  inTransaction: InTransaction
}

const A_PART = 50

export type AdminInvoices = ReturnType<typeof createAdminInvoices>

export function createAdminInvoices({ invoices, auditLog, inTransaction }: AdminInvoicesDeps) {
  const { books } = invoices

  /** Lists invoices, newest first. */
  async function search({ words, month, after }: InvoiceSearch): Promise<InvoiceList> {
    const found = await books.list({
      text: words && foldDigits(tidyText(words)),
      month,
      before: after,
      limit: A_PART + 1,
    })
    const shown = found.slice(0, A_PART)
    const last = shown.at(-1)
    return {
      invoices: shown.map(listedInvoice),
      ...(found.length > A_PART && last && { next: last.id }),
    }
  }

  /** @throws AppError NOT_FOUND */
  async function find(id: string): Promise<AdminInvoice> {
    const [invoice] = await books.byIds([id])
    if (!invoice) throw new AppError('NOT_FOUND', 'Invoice not found.')
    return adminInvoice(invoice, await books.leftOf(id), await books.notesOf([id]))
  }

  /** @returns the invoice after the change. @throws AppError INVOICE_CLOSED */
  async function cancel(id: string, { why, isAgain }: CancelInvoice, by: Staff): Promise<AdminInvoice> {
    await inTransaction(async () => {
      const before = await find(id)
      if (before.isCancelled) return
      const { cancelled, again } = await invoices.cancel(id, { who: by.name, why }, isAgain)
      await auditLog.write({
        ...{ by, what: 'invoice-cancelled', about: { kind: 'invoice', id }, why },
        before: { number: cancelled.number },
        after: { cancelled: true, ...(again && { again: again.number }) },
      })
    })
    return find(id)
  }

  /** @param key the call's idempotency key. @throws AppError INVALID_INPUT, INVOICE_CLOSED */
  async function credit(
    id: string,
    { credited, why }: WriteCredit,
    by: Staff,
    key: string = randomUUID(),
  ): Promise<AdminInvoice> {
    await inTransaction(async () => {
      const known = await books.notesOf([id])
      const note = await invoices.credit({
        ...{ invoice: id, credited: inPaise(credited), key: `admin ${key}`, who: by.name, why },
      })
      if (known.some((one) => one.id === note.id)) return
      await auditLog.write({
        ...{ by, what: 'credit-note-written', about: { kind: 'invoice', id }, why },
        after: { number: note.number, total: note.total },
      })
    })
    return find(id)
  }

  /**
   * Replaces sample invoices with tax invoices, each in its own transaction. Skips those that lack details.
   * @throws AppError INVALID_INPUT while the tax registration is incomplete
   */
  async function validateSampleInvoices(by: Staff): Promise<ValidatedSampleInvoices> {
    const missing = await invoices.taxRegistration.missing()
    if (missing.length > 0)
      throw new AppError('INVALID_INPUT', `Add these details first: ${missing.join('; ')}.`)
    const left: ValidatedSampleInvoices['left'] = []
    let issued = 0
    for (const sample of await books.sampleInvoices()) {
      const { id, number, order, orderId } = sample
      try {
        await inTransaction(async () => {
          const again = await invoices.validate(id, { who: by.name, why: 'Replaced with a tax invoice' })
          await auditLog.write({
            ...{ by, what: 'invoices-reissued', about: { kind: 'invoice', id } },
            ...{ before: { number }, after: { number: again.number } },
          })
        })
        issued += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        left.push({ number, order, orderId, why: error.message })
      }
    }
    return { issued, left }
  }

  return { search, find, cancel, credit, validateSampleInvoices }
}

function inPaise(credited: WriteCredit['credited']): Credited {
  return 'sum' in credited ? { sum: paise(Math.round(credited.sum * 100)) } : credited
}
