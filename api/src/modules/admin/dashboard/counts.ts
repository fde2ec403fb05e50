import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import { type AdminRight, type AdminRole, mayDo } from 'shared-contracts/staff/rights'

interface CountsDeps {
  orders: () => Promise<Pick<Counts, 'toPack' | 'partShipped' | 'comingBack'>>
  payments: () => Promise<Pick<Counts, 'payments'>>
  messages: () => Promise<Pick<Counts, 'messages' | 'cases'>>
  reviews: () => Promise<Pick<Counts, 'reviews'>>
}

const rights: Record<keyof CountsDeps, AdminRight> = {
  orders: 'see-orders',
  payments: 'see-money',
  messages: 'answer-people',
  reviews: 'answer-people',
}

/** Counts the waiting items in each part of the admin, for the navigation. */
export function createCounts(deps: CountsDeps) {
  return async function counts(role: AdminRole): Promise<Counts> {
    const seen = Object.keys(rights) as (keyof CountsDeps)[]
    const found = seen.filter((part) => mayDo(role, rights[part])).map((part) => deps[part]())
    return Object.assign({}, ...(await Promise.all(found)))
  }
}

export type ReadCounts = ReturnType<typeof createCounts>
