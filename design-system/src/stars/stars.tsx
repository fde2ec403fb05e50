import { useText } from 'shared-contracts/words'
import styles from './stars.module.css'

const MOST = 5

/** One to five stars, drawn as text. @param count rounded to whole stars for display; the label has its value */
export function Stars({ count }: { count: number }) {
  const t = useText()
  const full = Math.min(MOST, Math.max(0, Math.round(count)))
  return (
    <span role="img" aria-label={t('{count} out of 5 stars', { count })} className={styles.stars}>
      <span>{'★'.repeat(full)}</span>
      <span className={styles.empty}>{'★'.repeat(MOST - full)}</span>
    </span>
  )
}
