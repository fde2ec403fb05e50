import { EmptyState } from 'design-system/empty-state/empty-state'
import { ShopLink } from '../../components/shop-link'

/** At an address that is no cart's, such as one that was cut off on its way. */
export function UnreadableLink() {
  return (
    <div className="wrap">
      <EmptyState title="THIS LINK DOES NOT WORK" action={<ShopLink />}>
        It may have been cut off on its way. Please ask for it once more. Your own cart is as it was.
      </EmptyState>
    </div>
  )
}
