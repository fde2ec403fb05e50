import { type Paise, rupees } from 'shared-contracts/values/money'
import type { CreditNotesRepository } from '../crediting/credit-notes.repository'
import type { InvoicesRepository } from '../invoices.repository'

interface CopyDeps {
  invoices: Pick<InvoicesRepository, 'ofCustomer' | 'linesOf'>
  notes: Pick<CreditNotesRepository, 'ofInvoices'>
}

/** Returns everything stored about a customer in tax documents, even what they don't see; amounts in rupees. */
export function createCopyOfDocuments({ invoices, notes }: CopyDeps) {
  return async function copyOf(customerId: string) {
    const all = await invoices.ofCustomer(customerId)
    const ids = all.map(({ id }) => id)
    const lines = await invoices.linesOf(ids)
    const credits = await notes.ofInvoices(ids)
    return all.map(({ id, number, orderId, issuedOn, isTaxInvoice, buyer, place, total, cancelled }) => ({
      ...{ number, orderId, issuedOn, isSample: !isTaxInvoice, buyer, placeOfSupply: place },
      ...{ total: rupees(total), cancelledAt: cancelled?.at ?? null },
      lines: (lines.get(id) ?? []).map(({ description, hsn, quantity, discount, total }) => ({
        ...{ description, hsn, quantity, total: rupees(total) },
        ...(discount > 0 && { discount: rupees(discount) }),
      })),
      creditNotes: credits
        .filter(({ invoice }) => invoice === id)
        .map((note) => ({ ...summary(note), why: note.why })),
    }))
  }
}

function summary({ number, issuedOn, total }: { number: string; issuedOn: string; total: Paise }) {
  return { number, issuedOn, total: rupees(total) }
}
