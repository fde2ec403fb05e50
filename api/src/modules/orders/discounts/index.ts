import type { RunningDiscounts } from 'shared-contracts/orders/discounts/discounts-schema'
import type { Database } from '../../../db/connection'
import { createChooseDiscount } from './choose-discount'
import { createDiscountHold } from './discount-hold'
import { createDiscountsRepository } from './discounts.repository'

interface DiscountsDeps {
  database: Pick<Database, 'connection'>
  now: () => Date
}

export type Discounts = ReturnType<typeof createDiscounts>

/** Discount codes and automatic offers: chosen for a cart, and counted for each order. */
export function createDiscounts({ database, now }: DiscountsDeps) {
  const repository = createDiscountsRepository(database)

  /** Returns the kinds of discounts that run now; undefined if there are none. */
  async function running(): Promise<RunningDiscounts | undefined> {
    const kinds = await repository.running(now())
    return kinds.hasCodes || kinds.hasOffers ? kinds : undefined
  }

  return {
    running,
    choose: createChooseDiscount({ repository, now }),
    hold: createDiscountHold(repository),
  }
}
