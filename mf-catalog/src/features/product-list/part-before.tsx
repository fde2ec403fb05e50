import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/domain/collections'
import { PART_SIZE } from 'shared-contracts/domain/list-part'
import { paths } from 'shared-contracts/domain/paths'
import styles from './part-before.module.css'

/** Leads from the page of a part to that of the one before it. @param part of the page, from 2 on */
export function PartBefore({ collection: { slug }, part }: { collection: Collection; part: number }) {
  const last = (part - 1) * PART_SIZE
  return (
    <p className={styles.before}>
      <Link to={part === 2 ? paths.collection(slug) : paths.listPart(slug, part - 1)} {...textLook()}>
        {`Products ${last - PART_SIZE + 1} to ${last}`}
      </Link>
    </p>
  )
}
