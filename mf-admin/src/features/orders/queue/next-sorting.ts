import type { OrderSortKey } from 'shared-contracts/orders/admin/order-filters'
import type { OrderSorting } from 'shared-contracts/orders/admin/orders-schema'

/** Returns the sorting after a click on a heading: ascending, descending, then the list's default order. */
export function nextSorting(sorting: OrderSorting | undefined, by: OrderSortKey): OrderSorting | undefined {
  if (sorting?.by !== by) return { by, isDescending: false }
  return sorting.isDescending ? undefined : { by, isDescending: true }
}
