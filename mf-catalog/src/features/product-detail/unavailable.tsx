import { Button } from 'design-system/button/button'
import { useId } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './unavailable.module.css'

/** A disabled ADD TO CART that gives the reason. */
export function Unavailable({ why }: { why: string }) {
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
    </div>
  )
}
