import { EmptyState } from 'design-system/empty-state/empty-state'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../../components/shop-link'

/** Shown at the checkout if the cart is empty (specification 10.1). */
export function NoCart() {
  const t = useText()
  return (
    <EmptyState level={2} title={t('Your shopping cart is empty')} action={<ShopLink />}>
      {t('There is nothing to check out yet.')}
    </EmptyState>
  )
}
