import type { Category } from 'shared-contracts/catalog/product'
import type {
  AdminDiscount,
  DiscountBenefit,
  DiscountScope,
  DiscountState,
  NewDiscount,
} from 'shared-contracts/orders/admin/discounts-schema'
import { paise } from 'shared-contracts/values/money'
import type { StoredDiscount, UseCounts } from './discounts.repository'

/** Converts a discount as staff enter it into columns. */
export function toColumns(discount: NewDiscount) {
  const { name = '', code = null, benefit, scope, minimum = 0, startsAt, endsAt } = discount
  return {
    ...{ name, code, kind: benefit.kind, value: toValue(benefit) },
    most: benefit.kind === 'percentage' ? (benefit.most ?? null) : null,
    ...{ scope: scope.kind, scopeOf: scopeOf(scope), minimum: paise(minimum) },
    startsAt: startsAt === undefined ? null : new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    mostUses: discount.limit ?? null,
    mostUsesPerCustomer: discount.limitPerCustomer ?? null,
  }
}

function toValue(benefit: DiscountBenefit): number {
  if (benefit.kind === 'percentage') return benefit.percent
  return benefit.kind === 'amount' ? benefit.amount : 0
}

function scopeOf(scope: DiscountScope): string[] {
  if (scope.kind === 'all') return []
  return scope.kind === 'products' ? scope.products : scope.categories
}

/** Converts a stored discount back into the one that staff entered, without empty fields. */
export function toEntered(stored: StoredDiscount): NewDiscount {
  const { name, code, minimum, startsAt, endsAt, mostUses, mostUsesPerCustomer } = stored
  return {
    ...(name && { name }),
    ...(code !== null && { code }),
    benefit: readBenefit(stored),
    scope: readScope(stored),
    ...(minimum > 0 && { minimum }),
    ...(startsAt && { startsAt: startsAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
    ...(mostUses !== null && { limit: mostUses }),
    ...(mostUsesPerCustomer !== null && { limitPerCustomer: mostUsesPerCustomer }),
  }
}

function readBenefit({ kind, value, most }: StoredDiscount): DiscountBenefit {
  if (kind === 'percentage') return { kind, percent: value, ...(most !== null && { most }) }
  return kind === 'amount' ? { kind, amount: value } : { kind }
}

function readScope({ scope: kind, scopeOf }: StoredDiscount): DiscountScope {
  if (kind === 'all') return { kind }
  return kind === 'products' ? { kind, products: scopeOf } : { kind, categories: scopeOf as Category[] }
}

export function toAdminDiscount(stored: StoredDiscount, uses: UseCounts, now: Date): AdminDiscount {
  const { id, version, isPaused, createdAt } = stored
  return {
    ...toEntered(stored),
    ...{ id, version, isPaused, createdAt: createdAt.toISOString(), uses },
    state: stateOf(stored, uses, now),
  }
}

function stateOf(
  { isPaused, startsAt, endsAt, mostUses }: StoredDiscount,
  { open, paid }: UseCounts,
  now: Date,
): DiscountState {
  if (endsAt && endsAt <= now) return 'ended'
  if (isPaused) return 'paused'
  if (mostUses !== null && open + paid >= mostUses) return 'used-up'
  return startsAt && startsAt > now ? 'scheduled' : 'running'
}
