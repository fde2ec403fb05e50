import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './part-before.module.css'
import { type PartOfList, sayPlaces } from './part-of-list'

/** Leads from the page of a part to that of the one before it. @param part of the page, from 2 on */
export function PartBefore({ collection: { slug }, part }: Omit<PartOfList, 'total'>) {
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
