import { Button } from 'design-system/button/button'
import { type ReactNode, useId } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './unavailable.module.css'

/** A disabled ADD TO CART that gives the reason, and below it what the shopper can do instead. */
export function Unavailable({ why, children }: { why: string; children?: ReactNode }) {
  const t = useText()
  const reason = useId()
  return (
    <div className={styles.unavailable}>
      <Button size="lg" block disabled aria-describedby={reason}>
        {t('ADD TO CART')}
      </Button>
      <p id={reason} className="small muted">
        {why}
      </p>
      {children}
    </div>
  )
}
