import { useText } from 'shared-contracts/words'
import styles from './price.module.css'

/** A formatted price, such as 'Rs 125'. @param was the earlier price, struck through and announced as 'Was' */
export function Price({ now, was, size = 'card' }: { now: string; was?: string; size?: 'card' | 'detail' }) {
  const t = useText()
  if (!was) {
    return (
      <span className={styles.price} data-size={size}>
        {now}
      </span>
    )
  }
  return (
    <span className={styles.price} data-size={size}>
      <span className="visually-hidden">{t('Was ')}</span>
      <s>{was}</s> <span className="visually-hidden">{t('Now ')}</span>
      <ins>{now}</ins>
    </span>
  )
}
