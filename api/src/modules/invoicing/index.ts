import type { Language } from 'shared-contracts/i18n/language'
import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { Database } from '../../db/connection'
import type { Part } from '../../mail/letter'
import type { Orders, StoredOrder } from '../orders'
import { type CreditNote, createCreditNotesRepository } from './crediting/credit-notes.repository'
import { createCrediting } from './crediting/crediting'
import { createCopyOfDocuments } from './customers/copy-of-documents'
import { createCustomerDocuments } from './customers/customer-documents'
import { creditNoteMail, invoicePart } from './customers/invoice-mails'
import { invoicesRoutes } from './customers/invoices.routes'
import { createDocumentPrinting } from './documents/document-printing'
import { createInvoicesRepository } from './invoices.repository'
import { createCancelling } from './issuing/cancelling'
import { createIssuing } from './issuing/issuing'
import { createSeriesRepository } from './numbering/series.repository'
import { placeOfSupply } from './tax/place-of-supply'
import type { SeedTax } from './tax-registration/tax-registration'
import { listMissingDetails } from './tax-registration/tax-registration'
import { createTaxRegistrationRepository } from './tax-registration/tax-registration.repository'

export type { CreditNote, CreditNoteLine } from './crediting/credit-notes.repository'
export type { Credited, LeftLine } from './crediting/crediting'
export type { Invoice, InvoiceLine } from './invoices.repository'
export type { ShipmentLine, TaxTotals } from './issuing/compose'
export type { InvoicedOrder, ShipmentToInvoice } from './issuing/issuing'
export { isGstin } from './tax-registration/gstin'
export type { SeedTax } from './tax-registration/tax-registration'

export interface InvoicesDeps {
  database: Database
  publicOrigin: string
  isPublic: boolean
  orders: Pick<Orders, 'find' | 'known' | 'tell'>
  /** Returns the State of a pincode; empty if unknown. */
  stateOf: (pincode: string) => string
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export function createInvoices(deps: InvoicesDeps) {
  const { database, orders, stateOf, foodLicence, now, isPublic, publicOrigin } = deps
  const { inTransaction } = database
  const invoices = createInvoicesRepository(database)
  const notes = createCreditNotesRepository(database)
  const taxRegistration = createTaxRegistrationRepository(database)
  const series = createSeriesRepository(database)
  const issuing = createIssuing({
    invoices,
    taxRegistration,
    series,
    inTransaction,
    stateOf,
    foodLicence,
    now,
  })
  const cancelling = createCancelling({ invoices, notes, issuing, orderOf: orders.find, inTransaction, now })
  const crediting = createCrediting({ invoices, notes, series, inTransaction, now })

  const printing = createDocumentPrinting({ invoices, notes })
  const documents = createCustomerDocuments({ invoices, notes, printing, isPublic })

  /** Fills in missing HSN codes and rates with examples, which a tax adviser has to confirm. */
  async function seedTaxes(taxes: readonly SeedTax[]): Promise<void> {
    await taxRegistration.fillTaxes(taxes, now())
  }

  async function mailPart(shipment: string, language: Language): Promise<Part[]> {
    const [newest] = await invoices.ofShipment(shipment)
    return newest && !newest.cancelled ? invoicePart(newest, language, publicOrigin) : []
  }

  /** Mails a credit note to the order's customer, unless it is a specimen. Call in a transaction. */
  async function tellOfNote(order: StoredOrder, note: CreditNote): Promise<void> {
    if (note.isTaxInvoice) await orders.tell(order, creditNoteMail(order, note, publicOrigin))
  }

  return {
    routes: invoicesRoutes(documents),
    seedTaxes,
    issueFor: issuing.issueFor,
    mailPart,
    withdraw: cancelling.withdraw,
    cancel: cancelling.cancel,
    credit: crediting.credit,
    tellOfNote,
    copyOf: createCopyOfDocuments({ invoices, notes }),
    ...printing,
    /**
     * Returns the places that can answer an order's open question about its address; empty if there is none.
     * @param id the internal id
     * @returns undefined if the order does not exist
     */
    placesOpen: async (id: string): Promise<readonly PlaceOfSupply[] | undefined> => {
      if (!(await orders.known(id))) return undefined
      const { shippingAddress } = await orders.find(id)
      const found = placeOfSupply(shippingAddress, stateOf)
      return 'places' in found ? found.places : []
    },
    books: {
      list: invoices.list,
      byIds: invoices.byIds,
      /** Oldest first, including cancelled ones. */
      ofOrder: invoices.ofOrder,
      linesOf: invoices.linesOf,
      leftOf: crediting.leftOf,
      notesOf: notes.ofInvoices,
      noteLinesOf: notes.linesOf,
      invoicesOfMonth: invoices.ofMonth,
      notesOfMonth: notes.ofMonth,
    },
    /** The owner's tax settings for the shop and its products. Append-only. */
    taxRegistration: {
      ...taxRegistration,
      missing: async () => listMissingDetails(await taxRegistration.registration(), await foodLicence()),
    },
  }
}

export type Invoices = ReturnType<typeof createInvoices>
