import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import { shareShipping } from '../tax/share-shipping'
import { splitTax, type TaxKind, type TaxSplit } from '../tax/split-tax'
import type { ProductTax } from '../tax-registration/tax-registration'

/** Goods in a shipment at the price paid, taxes included. */
export interface ShipmentLine {
  productId: string
  variantId: string
  name: string
  variant: string
  price: Paise
  quantity: number
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
}

/** Placeholder for a missing code and rate, on sample invoices only. */
const NO_TAX: ProductTax = { hsn: '', rate: 0 }

/** Composes lines for the goods, then for their shipping. @param charge the shipping to include; 0 for none */
export function composeLines(
  goods: readonly ShipmentLine[],
  charge: Paise,
  taxes: ReadonlyMap<string, ProductTax>,
  kind: TaxKind,
): ComposedLine[] {
  const taxed = goods.map(({ name, variant, price, ...one }) => ({
    ...one,
    ...(taxes.get(one.productId) ?? NO_TAX),
    isShipping: false,
    description: `${name}, ${variant}`,
    gross: times(price, one.quantity),
  }))
  const shipping = shareShipping(charge, taxed).map((share) => ({
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

export function addTotals(lines: readonly TaxTotals[]): TaxTotals {
  const of = (part: keyof TaxTotals) => add(paise(0), ...lines.map((line) => line[part]))
  return { taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst'), total: of('total') }
}
