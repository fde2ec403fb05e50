import type { AdminProduct, AdminVariant } from 'shared-contracts/catalog/admin/catalogue-schema'
import { formatPrice, paise } from 'shared-contracts/values/money'

export type Values = Record<string, string>

export const variantFields = ['price', 'mrp', 'netAmount', 'netUnit', 'isSoldOut', 'barcode'] as const
export type VariantField = (typeof variantFields)[number]

export const formatFieldName = (id: string, field: VariantField) => `${field} of ${id}`

export const formatAltFieldName = (address: string) => `text of ${address}`

/** Returns the pictures in the form, in order. They are separated by spaces, which no address contains. */
export function readImages(values: Values): string[] {
  return (values.images ?? '').split(' ').filter(Boolean)
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no')
const rupees = (price: number | null) => (price === null ? '' : formatPrice(paise(price)))
function names(list: readonly string[] | null): string {
  if (list === null) return ''
  return list.length === 0 ? 'none' : list.join(', ')
}

export function toFormValues(product: AdminProduct): Values {
  return {
    name: product.name,
    hindiName: product.hindiName,
    description: product.description,
    category: product.category,
    images: product.images.join(' '),
    ...Object.fromEntries(
      product.images.map((address, place) => [formatAltFieldName(address), product.imageTexts[place] ?? '']),
    ),
    isListed: yesNo(product.isListed),
    origin: product.origin ?? '',
    maker: product.maker ?? '',
    bestBeforeMonths: product.bestBeforeMonths === null ? '' : String(product.bestBeforeMonths),
    ingredients: names(product.ingredients),
    allergens: names(product.allergens),
    variantOrder: product.variants.map(({ id }) => id).join(' '),
    ...Object.assign({}, ...product.variants.map(variantValues)),
  }
}

function variantValues({ id, price, mrp, net, isSoldOut, barcode }: AdminVariant): Values {
  const values: Record<VariantField, string> = {
    price: price === 0 ? '' : rupees(price),
    mrp: rupees(mrp),
    netAmount: net ? String(net.amount) : '',
    netUnit: net?.unit ?? 'g',
    isSoldOut: yesNo(isSoldOut),
    barcode: barcode ?? '',
  }
  return Object.fromEntries(variantFields.map((field) => [formatFieldName(id, field), values[field]]))
}
