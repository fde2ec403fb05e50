import { useText } from 'shared-contracts/words'
import styles from './gift.module.css'

export function Gift() {
  const t = useText()
  return (
    <svg role="img" aria-label={t('Gift')} viewBox="0 0 190 190" className={styles.gift}>
      <circle cx="95" cy="95" r="92" className={styles.ground} />
      <rect x="48" y="92" width="94" height="62" rx="4" className={styles.box} />
      <rect x="40" y="72" width="110" height="24" rx="4" className={styles.lid} />
      <path d="M86 72h18v82H86z" className={styles.ribbon} />
      <path
        d="M95 72C72 72 58 62 62 48c4-13 24-8 33 24 9-32 29-37 33-24 4 14-10 24-33 24Z"
        className={styles.bow}
      />
      <path d="M40 96h110" className={styles.edge} />
      <circle cx="95" cy="72" r="7" className={styles.knot} />
    </svg>
  )
}
