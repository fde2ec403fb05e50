import { EmptyState } from 'design-system/empty-state/empty-state'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../../components/shop-link'

/** Shown for an invalid cart link, such as one that was truncated. */
export function UnreadableLink() {
  const t = useText()
  return (
    <div className="wrap">
      <EmptyState title={t('THIS LINK DOES NOT WORK')} action={<ShopLink />}>
        {t('It may have been cut off on its way. Please ask for it once more.')}{' '}
        {t('Your own cart is as it was.')}
      </EmptyState>
    </div>
  )
}
