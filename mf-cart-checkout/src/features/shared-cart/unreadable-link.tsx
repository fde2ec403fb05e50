import { EmptyState } from 'design-system/empty-state/empty-state'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../../components/shop-link'

/** Shown for an invalid cart link, such as one that was truncated. */
export function UnreadableLink() {
  const t = useText()
  return (
    <div className="wrap">
      <EmptyState title={t('THIS LINK DOESN’T WORK')} action={<ShopLink />}>
        {t('It may be incomplete. Ask the sender to send it again.')} {t('Your cart hasn’t changed.')}
      </EmptyState>
    </div>
  )
}
