import { EmptyState } from 'design-system/empty-state/empty-state'
import { ShopLink } from '../../components/shop-link'

/** Checkout without a cart says so and links to the shop (specification 10.1). */
export function NoCart() {
  return (
    <EmptyState level={2} title="Your shopping cart is empty" action={<ShopLink />}>
      There is nothing to check out yet.
    </EmptyState>
  )
}
