import type { Language } from 'shared-contracts/i18n/language'
import type { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { Database } from '../../db/connection'
import { AppError } from '../../errors'
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
export type { SeedTax } from './tax-registration/tax-registration'

export interface InvoicesDeps {
  database: Database
  publicOrigin: string
  isPublic: boolean
  orders: Pick<Orders, 'find' | 'findStored' | 'known' | 'lock' | 'tell'>
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
  const crediting = createCrediting({ invoices, notes, series, inTransaction, now })
  const cancelling = createCancelling({
    ...{ invoices, notes, issuing, inTransaction, now },
    repeatNotes: crediting.repeatNotes,
    orderOf: orders.find,
  })

  const printing = createDocumentPrinting({ invoices, notes, taxRegistration })
  const documents = createCustomerDocuments({ invoices, notes, printing, isPublic })

  /** Fills in missing HSN codes and rates with examples, which a tax adviser has to confirm. */
  async function seedTaxes(taxes: readonly SeedTax[]): Promise<void> {
    await taxRegistration.fillTaxes(taxes, now())
  }

  async function mailPart(shipment: string, language: Language): Promise<Part[]> {
    const [newest] = await invoices.ofShipment(shipment)
    return newest && !newest.cancelled ? invoicePart(newest, language, publicOrigin) : []
  }

  /** Mails a credit note to the order's customer, unless it credits a sample invoice. Call in a transaction. */
  async function tellOfNote(order: StoredOrder, note: CreditNote): Promise<void> {
    if (note.isTaxInvoice) await orders.tell(order, creditNoteMail(order, note, publicOrigin))
  }

  async function buyerOf(order: string): Promise<OrderBuyer> {
    const issued = (await invoices.ofOrder(order)).filter(({ cancelled }) => !cancelled)
    return {
      buyer: (await taxRegistration.buyerOf(order)) ?? null,
      canChange: !issued.some(({ isTaxInvoice }) => isTaxInvoice),
    }
  }

  /**
   * Locks the order (internal id) as shipping does, so that no invoice is issued during the change.
   * @throws AppError WRONG_STATE once a tax invoice was issued
   */
  function setBuyer(order: string, buyer: BuyerRegistration | null, who: string): Promise<OrderBuyer> {
    return inTransaction(async () => {
      await orders.lock(order)
      const before = await buyerOf(order)
      if (!before.canChange)
        throw new AppError(
          'WRONG_STATE',
          'The invoice for this order has already been issued. Please contact us to correct it.',
        )
      await taxRegistration.setBuyer(order, buyer, { who, at: now() })
      return { ...before, buyer }
    })
  }

  return {
    routes: invoicesRoutes(documents, {
      of: async (customerId, orderId) => buyerOf((await orders.findStored(customerId, orderId)).id),
      set: async (customerId, orderId, buyer) =>
        setBuyer((await orders.findStored(customerId, orderId)).id, buyer, customerId),
    }),
    seedTaxes,
    issueFor: issuing.issueFor,
    mailPart,
    withdraw: cancelling.withdraw,
    cancel: cancelling.cancel,
    validate: cancelling.validate,
    credit: crediting.credit,
    tellOfNote,
    buyerOf,
    setBuyer,
    /** Returns an order's valid invoices, oldest first. */
    validOf: async (order: string) => (await invoices.ofOrder(order)).filter(({ cancelled }) => !cancelled),
    copyOf: createCopyOfDocuments({ invoices, notes }),
    ...printing,
    /** Returns the places of supply to choose from: none if the address is clear, undefined for unknown ids. */
    placesOpen: async (id: string): Promise<readonly PlaceOfSupply[] | undefined> => {
      if (!(await orders.known(id))) return undefined
      const { shippingAddress } = await orders.find(id)
      const found = placeOfSupply(shippingAddress, stateOf)
      return 'places' in found ? found.places : []
    },
    books: {
      list: invoices.list,
      sampleInvoices: invoices.sampleInvoices,
      byIds: invoices.byIds,
      /** Lists an order's invoices, oldest first, including cancelled ones. */
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
