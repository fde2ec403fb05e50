import type {
  AdminDiscount,
  DiscountBenefit,
  DiscountState,
} from 'shared-contracts/orders/admin/discounts-schema'
import { inRupees } from 'shared-contracts/values/money'
import { whenText } from '../../../data/when'

export const stateLabels: Record<DiscountState, string> = {
  running: 'Active',
  scheduled: 'Scheduled',
  paused: 'Paused',
  'used-up': 'Used up',
  ended: 'Ended',
}

/** Returns a discount's code, or an automatic offer's name. */
export function discountTitle({ code, name }: Pick<AdminDiscount, 'code' | 'name'>): string {
  return code ?? name ?? ''
}

function benefitText(benefit: DiscountBenefit): string {
  if (benefit.kind === 'free-shipping') return 'Free shipping'
  if (benefit.kind === 'amount') return `${inRupees(benefit.amount)} off`
  return `${benefit.percent}% off${benefit.most ? `, at most ${inRupees(benefit.most)}` : ''}`
}

/** Describes a discount's terms: '10% off, orders over Rs 500, until 1 Dec 2026, 12:00 am'. */
export function describeTerms({
  benefit,
  scope,
  minimum,
  startsAt,
  endsAt,
  limit,
  limitPerCustomer,
}: AdminDiscount): string {
  return [
    benefitText(benefit),
    scope.kind === 'products' &&
      (scope.products.length === 1 ? 'one product' : `${scope.products.length} products`),
    scope.kind === 'categories' && scope.categories.join(' and ').toLowerCase(),
    minimum && `orders of ${inRupees(minimum)} or more`,
    startsAt && `from ${whenText(startsAt)}`,
    endsAt && `until ${whenText(endsAt)}`,
    limit && (limit === 1 ? 'once in all' : `${limit} times in all`),
    limitPerCustomer &&
      (limitPerCustomer === 1 ? 'once per customer' : `${limitPerCustomer} times per customer`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Describes how often a discount was used: '3 paid orders, 1 awaiting payment'. */
export function describeUses({ open, paid, aboveLimit }: AdminDiscount['uses']): string {
  return [
    paid === 1 ? '1 paid order' : `${paid} paid orders`,
    ...(open > 0 ? [`${open} awaiting payment`] : []),
    ...(aboveLimit > 0 ? [`${aboveLimit} above the limit, paid late at the promised price`] : []),
  ].join(', ')
}
