import type { Category } from 'shared-contracts/catalog/product'
import type { AdminDiscount, DiscountScope } from 'shared-contracts/orders/admin/discounts-schema'
import { formatPrice, paise } from 'shared-contracts/values/money'

const fields = {
  way: '',
  code: '',
  name: '',
  kind: '',
  percent: '',
  most: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  limit: '',
  limitPerCustomer: '',
}
export type DiscountValues = typeof fields

const rupeesText = (amount: number | undefined) => (amount === undefined ? '' : formatPrice(paise(amount)))

/** Converts a moment to the value of a date field, in the shop's time zone. */
function fieldTime(at: string | undefined): string {
  if (at === undefined) return ''
  const parts = new Date(at).toLocaleString('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return parts.replace(' ', 'T')
}

/** Returns the values of the form. @param discount undefined for a new one */
export function toValues(discount: AdminDiscount | undefined): DiscountValues {
  if (!discount) return { ...fields, way: 'code', kind: 'percentage' }
  const { code, name, benefit, minimum, startsAt, endsAt, limit, limitPerCustomer } = discount
  return {
    way: code === undefined ? 'offer' : 'code',
    code: code ?? '',
    name: name ?? '',
    kind: benefit.kind,
    percent: benefit.kind === 'percentage' ? String(benefit.percent) : '',
    most: benefit.kind === 'percentage' ? rupeesText(benefit.most) : '',
    amount: benefit.kind === 'amount' ? rupeesText(benefit.amount) : '',
    minimum: rupeesText(minimum),
    startsAt: fieldTime(startsAt),
    endsAt: fieldTime(endsAt),
    limit: limit === undefined ? '' : String(limit),
    limitPerCustomer: limitPerCustomer === undefined ? '' : String(limitPerCustomer),
  }
}

/** Returns the scope that a form's choices mean. */
export function toScope(
  kind: string,
  categories: readonly Category[],
  products: readonly string[],
): DiscountScope | undefined {
  if (kind === 'categories') return categories.length > 0 ? { kind, categories: [...categories] } : undefined
  if (kind === 'products') return products.length > 0 ? { kind, products: [...products] } : undefined
  return { kind: 'all' }
}
