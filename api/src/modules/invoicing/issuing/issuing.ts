import { randomUUID } from 'node:crypto'
import { ABROAD, type PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Invoice, InvoicesRepository } from '../invoices.repository'
import type { PrintedBuyer } from '../invoices.tables'
import { type PlaceOfSupplyResult, placeOfSupply } from '../tax/place-of-supply'
import type { TaxKind } from '../tax/split-tax'
import {
  homeState,
  listMissingDetails,
  printedSeller,
  type StoredTaxRegistration,
} from '../tax-registration/tax-registration'
import type { TaxRegistrationRepository } from '../tax-registration/tax-registration.repository'
import { addTotals, composeLines, type ShipmentLine } from './compose'
import { documentNumber, type SeriesName } from './numbering/document-number'
import { financialYear } from './numbering/financial-year'
import type { SeriesRepository } from './numbering/series.repository'

interface IssuingDeps {
  invoices: InvoicesRepository
  taxRegistration: TaxRegistrationRepository
  series: SeriesRepository
  inTransaction: InTransaction
  stateOf: (pincode: string) => string
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export interface InvoicedOrder {
  /** Ours. */
  id: string
  /** The customer's number. */
  orderId: string
  shipping: Paise
  shippingAddress: OrderAddress
}

export interface ShipmentToInvoice {
  order: InvoicedOrder
  /** Ours, of the shipment: the same again has the same invoice. */
  shipment: string
  /** What is in it, at the prices of the order. */
  lines: readonly ShipmentLine[]
}

export type Issuing = ReturnType<typeof createIssuing>

export function createIssuing(deps: IssuingDeps) {
  const { invoices, taxRegistration, series, inTransaction, stateOf, foodLicence, now } = deps

  /**
   * Writes the invoice of a shipment, in the transaction that ships it: no number is lost, and none without a shipment. The
   * caller holds the order. The order's first shipment carries the shipping charge.
   * @throws AppError INVOICE_ASKS for what the owner must say first, in a shop that writes tax invoices. `fields` names
   * it: `placeOfSupply` with the `places` that answer it, separated by commas, or `tax:<product>`; `order` is our id of the
   * order. A shop that does not yet writes a specimen, which names what is missing.
   */
  function issueFor(shipment: ShipmentToInvoice): Promise<Invoice> {
    return inTransaction(async () => {
      const [newest] = await invoices.ofShipment(shipment.shipment)
      if (newest && !newest.cancelled) return newest
      return issue(shipment, (newest?.edition ?? 0) + 1, now())
    })
  }

  /** @param taxedAt whose HSN codes and rates count */
  async function issue(shipment: ShipmentToInvoice, edition: number, taxedAt: Date): Promise<Invoice> {
    const { order, lines: goods } = shipment
    const at = now()
    const registration = await taxRegistration.registration()
    const found = await whereTo(order)
    const taxes = await taxRegistration.taxesOn(dayInIndia(taxedAt), [
      ...new Set(goods.map((line) => line.productId)),
    ])
    const untaxed = goods.filter(({ productId }) => !taxes.has(productId))
    const licence = await foodLicence()
    const lacking = listMissingDetails(registration, licence)
    const isTaxInvoice = lacking.length === 0
    const questions = listQuestions(found, untaxed)
    if (isTaxInvoice && Object.keys(questions).length > 0)
      throw new AppError('INVOICE_ASKS', Object.values(questions).join(' '), {
        fields: {
          ...questions,
          ...('places' in found && { places: found.places.join() }),
          order: order.id,
        },
      })

    const kind = chooseTaxKind(found, registration)
    const charge = (await invoices.hasShipping(order.id)) ? paise(0) : order.shipping
    const composed = composeLines(goods, charge, taxes, kind)
    const year = financialYear(at)
    // Last, because all who ship wait for one another from here on.
    const name: SeriesName = isTaxInvoice ? 'invoice' : 'specimen'
    const serial = await series.draw(name, year)
    const invoice = {
      ...{ id: randomUUID(), number: documentNumber(name, year, serial), year, serial, isTaxInvoice },
      missing: [...lacking, ...Object.values(questions)],
      ...{ order: order.id, orderId: order.orderId, shipment: shipment.shipment, edition },
      ...{ issuedAt: at, issuedOn: dayInIndia(at) },
      seller: printedSeller(registration, licence),
      buyer: printedBuyer(order.shippingAddress),
      ...{ place: 'place' in found ? found.place : '', kind, ...addTotals(composed) },
    }
    await invoices.add(invoice, composed)
    return { ...invoice, cancelled: null }
  }

  /** Where an order is supplied, or the question that its address leaves. An answer to it counts only as long as it is asked. */
  async function whereTo({
    id,
    shippingAddress,
  }: Pick<InvoicedOrder, 'id' | 'shippingAddress'>): Promise<PlaceOfSupplyResult> {
    const found = placeOfSupply(shippingAddress, stateOf)
    if ('place' in found) return found
    const answered = await taxRegistration.placeOf(id)
    return answered && found.places.includes(answered) ? { place: answered } : found
  }

  return { issueFor, issue }
}

function listQuestions(found: PlaceOfSupplyResult, untaxed: readonly ShipmentLine[]): Record<string, string> {
  const products = untaxed.map(({ productId, name }) => [
    `tax:${productId}`,
    `Which HSN code and rate has ${name}?`,
  ])
  return { ...('question' in found && { placeOfSupply: found.question }), ...Object.fromEntries(products) }
}

/** Abroad without an undertaking the tax between States is due as well. */
function chooseTaxKind(found: PlaceOfSupplyResult, registration: StoredTaxRegistration): TaxKind {
  const place: PlaceOfSupply | undefined = 'place' in found ? found.place : undefined
  if (place === ABROAD && registration.undertaking) return 'zero-rated'
  return place === homeState(registration) ? 'halves' : 'integrated'
}

/** The buyer as an invoice prints it: name and delivery address. */
function printedBuyer(address: OrderAddress): PrintedBuyer {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } = address
  const lines = [addressLine1, addressLine2, [city, pinCode].filter(Boolean).join(' '), state, country]
  return { name: `${firstName} ${lastName}`.trim(), address: lines.filter(Boolean).join('\n') }
}
