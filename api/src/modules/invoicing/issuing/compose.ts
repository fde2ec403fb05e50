import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import { shareShipping } from '../tax/share-shipping'
import { splitTax, type TaxKind, type TaxSplit } from '../tax/split-tax'
import type { ProductTax } from '../tax-registration/tax-registration'

/** Goods in a shipment, taxes included. */
export interface ShipmentLine {
  productId: string
  variantId: string
  name: string
  variant: string
  /** The price of one pack before the discount. */
  price: Paise
  quantity: number
  /** Deducted from the price of all these packs. */
  discount: Paise
}

/** A shipping charge before its discount. */
export interface ShippingCharge {
  charge: Paise
  discount: Paise
}

export interface TaxTotals extends TaxSplit {
  total: Paise
}

export interface ComposedLine extends TaxTotals {
  line: number
  isShipping: boolean
  productId: string | null
  variantId: string | null
  description: string
  hsn: string
  rate: number
  quantity: number
  discount: Paise
}

/** Placeholder for a missing code and rate, on sample invoices only. */
const NO_TAX: ProductTax = { hsn: '', rate: 0 }

/** Composes lines for the goods, then for their shipping. @param shipping the charge to include; 0 for none */
export function composeLines(
  goods: readonly ShipmentLine[],
  { charge, discount }: ShippingCharge,
  taxes: ReadonlyMap<string, ProductTax>,
  kind: TaxKind,
): ComposedLine[] {
  const taxed = goods.map(({ name, variant, price, ...one }) => ({
    ...one,
    ...(taxes.get(one.productId) ?? NO_TAX),
    isShipping: false,
    description: `${name}, ${variant}`,
    gross: paise(times(price, one.quantity) - one.discount),
  }))
  const shipping = deduct(discount, shareShipping(charge, taxed)).map((share) => ({
    ...share,
    isShipping: true,
    productId: null,
    variantId: null,
    description: 'Shipping',
    quantity: 1,
  }))
  return [...taxed, ...shipping].map(({ gross, ...one }, line) => ({
    ...one,
    line,
    ...splitTax(gross, one.rate, kind),
    total: gross,
  }))
}

/** Deducts a discount from the parts of a charge, the largest first. */
function deduct<Part extends { gross: Paise }>(discount: Paise, parts: readonly Part[]) {
  let rest: number = discount
  return parts.map((part) => {
    const deducted = paise(Math.min(rest, part.gross))
    rest -= deducted
    return { ...part, gross: paise(part.gross - deducted), discount: deducted }
  })
}

export function addTotals(lines: readonly TaxTotals[]): TaxTotals {
  const of = (part: keyof TaxTotals) => add(paise(0), ...lines.map((line) => line[part]))
  return { taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst'), total: of('total') }
}
