import { EmptyState } from 'design-system/empty-state/empty-state'
import { Section } from 'design-system/section/section'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

export function NoSuchPart({ collection: { slug } }: { collection: Collection }) {
  const t = useText()
  return (
    <Section>
      <EmptyState
        level={2}
        title={t('There are no products on this page')}
        action={
          <Link to={paths.collection(slug)} {...textLook()}>
            {t('Go to the start of the list')}
          </Link>
        }
      >
        {t('This list doesn’t have that many pages.')}
      </EmptyState>
    </Section>
  )
}
