import { randomUUID } from 'node:crypto'
import type { BuyerRegistration } from 'shared-contracts/invoicing/buyer-schema'
import { ABROAD, type PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Invoice, InvoicesRepository } from '../invoices.repository'
import type { PrintedBuyer } from '../invoices.tables'
import { documentNumber, type SeriesName } from '../numbering/document-number'
import { financialYear } from '../numbering/financial-year'
import type { SeriesRepository } from '../numbering/series.repository'
import { type PlaceOfSupplyResult, placeOfSupply } from '../tax/place-of-supply'
import type { TaxKind } from '../tax/split-tax'
import {
  homeState,
  listMissingDetails,
  printedSeller,
  type StoredTaxRegistration,
} from '../tax-registration/tax-registration'
import type { TaxRegistrationRepository } from '../tax-registration/tax-registration.repository'
import { addTotals, composeLines, type ShipmentLine, type ShippingCharge } from './compose'

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
  /** The internal id. */
  id: string
  /** The customer-facing order number. */
  orderId: string
  /** Before its discount. */
  shipping: Paise
  shippingDiscount: Paise
  shippingAddress: OrderAddress
}

export interface ShipmentToInvoice {
  order: InvoicedOrder
  /** The shipment's id. Repeating the call with it returns the same invoice. */
  shipment: string
  /** The contents at the order's prices. */
  lines: readonly ShipmentLine[]
}

export type Issuing = ReturnType<typeof createIssuing>

export function createIssuing(deps: IssuingDeps) {
  const { invoices, taxRegistration, series, inTransaction, stateOf, foodLicence, now } = deps

  /**
   * Writes a shipment's invoice in the shipping transaction, so that numbers have no gaps. The caller holds the
   * order's lock. The first shipment's invoice includes the shipping charge. A shop that cannot write tax
   * invoices yet writes a sample invoice that lists what is missing.
   * @throws AppError INVOICE_ASKS if the owner has to answer something first. `fields` says what:
   * `placeOfSupply` with the possible `places`, separated by commas, or `tax:<product>`; `order` is the
   * internal order id.
   */
  function issueFor(shipment: ShipmentToInvoice): Promise<Invoice> {
    return inTransaction(async () => {
      const [newest] = await invoices.ofShipment(shipment.shipment)
      if (newest && !newest.cancelled) return newest
      return issue(shipment, (newest?.edition ?? 0) + 1, now())
    })
  }

  /** @param taxedAt the time whose HSN codes and rates apply */
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
    const isFirst = !(await invoices.hasShipping(order.id))
    const charge = isFirst ? { charge: order.shipping, discount: order.shippingDiscount } : noCharge
    const composed = composeLines(goods, charge, taxes, kind)
    const year = financialYear(at)
    // Draw the serial last, because other shipments wait for the series from here until the commit.
    const name: SeriesName = isTaxInvoice ? 'invoice' : 'specimen'
    const serial = await series.draw(name, year)
    const invoice = {
      ...{ id: randomUUID(), number: documentNumber(name, year, serial), year, serial, isTaxInvoice },
      missing: [...lacking, ...Object.values(questions)],
      ...{ order: order.id, orderId: order.orderId, shipment: shipment.shipment, edition },
      ...{ issuedAt: at, issuedOn: dayInIndia(at) },
      seller: printedSeller(registration, licence),
      buyer: printedBuyer(order.shippingAddress, found, await taxRegistration.buyerOf(order.id)),
      difference: isFirst ? await invoices.differenceOf(order.id) : paise(0),
      ...{ place: 'place' in found ? found.place : '', kind, ...addTotals(composed) },
    }
    await invoices.add(invoice, composed)
    return { ...invoice, cancelled: null }
  }

  /** Returns an order's place of supply or a question. A stored answer is only used for unclear addresses. */
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

/** Later shipments of an order include no shipping charge. */
const noCharge: ShippingCharge = { charge: paise(0), discount: paise(0) }

function listQuestions(found: PlaceOfSupplyResult, untaxed: readonly ShipmentLine[]): Record<string, string> {
  const products = untaxed.map(({ productId, name }) => [
    `tax:${productId}`,
    `Add the HSN code and GST rate for ${name} first.`,
  ])
  return { ...('question' in found && { placeOfSupply: found.question }), ...Object.fromEntries(products) }
}

/** Exports without an undertaking also pay the inter-State tax. */
function chooseTaxKind(found: PlaceOfSupplyResult, registration: StoredTaxRegistration): TaxKind {
  const place: PlaceOfSupply | undefined = 'place' in found ? found.place : undefined
  if (place === ABROAD && registration.undertaking) return 'zero-rated'
  return place === homeState(registration) ? 'halves' : 'integrated'
}

/** A known Indian State is left out of the address, because the invoice prints it with its code. */
function printedBuyer(
  address: OrderAddress,
  found: PlaceOfSupplyResult,
  business?: BuyerRegistration,
): PrintedBuyer {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } = address
  const isStated = 'place' in found && found.place !== ABROAD
  const region = isStated ? [country] : [state, country]
  const lines = [addressLine1, addressLine2, [city, pinCode].filter(Boolean).join(' '), ...region]
  return {
    name: `${firstName} ${lastName}`.trim(),
    address: lines.filter(Boolean).join('\n'),
    ...(business && { gstin: business.gstin, business: business.name }),
  }
}
