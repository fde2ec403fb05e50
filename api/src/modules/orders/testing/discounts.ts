import { paise } from 'shared-contracts/values/money'
import type { TestApp } from '../../../testing/app'
import { discounts, discountUses } from '../discounts/discounts.tables'

/** A code for 10%, without any conditions. */
export const testDiscount: typeof discounts.$inferSelect = {
  id: 'd-1',
  code: 'DIWALI10',
  name: '',
  kind: 'percentage',
  value: 10,
  most: null,
  scope: 'all',
  scopeOf: [],
  minimum: paise(0),
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostUsesPerCustomer: null,
  isPaused: false,
  version: 1,
  createdAt: new Date(0),
  changedAt: new Date(0),
  changedBy: 'Meera',
}

/** Stores a discount. Offers need `code: null` and a name. */
export async function addDiscount(shop: TestApp, change: Partial<typeof testDiscount> = {}): Promise<void> {
  const id = change.code ?? change.name ?? testDiscount.id
  await shop.database
    .connection()
    .insert(discounts)
    .values({ ...testDiscount, id, ...change })
}

/** Lists the stored uses of discounts. */
export function listUses(shop: TestApp) {
  return shop.database.connection().select().from(discountUses)
}

/** Removes all discounts and their uses. The orders stay. */
export async function removeDiscounts(shop: TestApp): Promise<void> {
  await shop.database.connection().delete(discountUses)
  await shop.database.connection().delete(discounts)
}
