import { buttonLook } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'

/** Checkout without a cart says so and links to the shop (decisions, 'Small print'). */
export function NoCart() {
  return (
    <EmptyState
      level={2}
      title="Your shopping cart is empty"
      action={
        <Link to={paths.collection(collections.all.slug)} {...buttonLook()}>
          SHOP NOW
        </Link>
      }
    >
      There is nothing to check out yet.
    </EmptyState>
  )
}
