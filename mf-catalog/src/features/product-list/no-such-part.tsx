import { EmptyState } from 'design-system/empty-state/empty-state'
import { Section } from 'design-system/section/section'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'

/** Stands at the address of a part that the list does not have. */
export function NoSuchPart({ collection: { slug } }: { collection: Collection }) {
  return (
    <Section>
      <EmptyState
        level={2}
        title="There are no products here"
        action={
          <Link to={paths.collection(slug)} {...textLook()}>
            See the list from its beginning
          </Link>
        }
      >
        The list is shorter than this address says.
      </EmptyState>
    </Section>
  )
}
