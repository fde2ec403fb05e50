import { Picture } from 'design-system/picture/picture'
import { Link } from 'react-router-dom'
import type { FoundEntry } from '../../data/search/finder'
import styles from './found-link.module.css'

const kinds: Readonly<Record<FoundEntry['kind'], string>> = {
  product: 'Product',
  recipe: 'Recipe',
  post: 'Blog',
  page: 'Page',
}

/** Something that was found, as one line that leads to it. */
export function FoundLink({
  entry: { kind, title, path, picture },
  onChoose,
}: {
  entry: FoundEntry
  onChoose?: () => void
}) {
  return (
    <Link to={path} className={styles.link} onClick={onChoose}>
      <span className={styles.picture}>
        {picture && <Picture src={picture} alt="" sizes="56px" widths={[320]} />}
      </span>
      <span>
        <span className={styles.title}>{title}</span> <span className={styles.kind}>{kinds[kind]}</span>
      </span>
    </Link>
  )
}
