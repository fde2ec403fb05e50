import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { type PartOfList, sayPlaces } from './part-of-list'
import styles from './previous-part-link.module.css'

/** A link to the previous part. @param part 2 or more */
export function PreviousPartLink({ collection: { slug }, part }: Omit<PartOfList, 'total'>) {
  const t = useText()
  const before = part - 1
  return (
    <p className={styles.before}>
      <Link to={before === 1 ? paths.collection(slug) : paths.listPart(slug, before)} {...textLook()}>
        {sayPlaces({ part: before, total: Number.POSITIVE_INFINITY }, t)}
      </Link>
    </p>
  )
}
