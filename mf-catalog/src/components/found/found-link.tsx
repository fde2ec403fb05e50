import { Picture } from 'design-system/picture/picture'
import { Link } from 'react-router-dom'
import type { FoundEntry } from 'shared-contracts/search/finder'
import { useText } from 'shared-contracts/words'
import styles from './found-link.module.css'

const kinds: Readonly<Record<FoundEntry['kind'], string>> = {
  product: 'Product',
  recipe: 'Recipe',
  post: 'Blog',
  page: 'Page',
}

export function FoundLink({
  entry: { kind, title, path, picture },
  onChoose,
}: {
  entry: FoundEntry
  onChoose?: () => void
}) {
  const t = useText()
  return (
    <Link to={path} className={styles.link} onClick={onChoose}>
      <span className={styles.picture}>
        {picture && <Picture src={picture} alt="" sizes="56px" widths={[320]} />}
      </span>
      <span>
        <span className={styles.title}>{kind === 'post' ? title : t(title)}</span>{' '}
        <span className={styles.kind}>{t(kinds[kind])}</span>
      </span>
    </Link>
  )
}
