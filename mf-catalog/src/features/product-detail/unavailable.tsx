import { Button } from 'design-system/button/button'
import { useId } from 'react'
import styles from './unavailable.module.css'

/** ADD TO CART where there is nothing to sell, and why. */
export function Unavailable() {
  const reason = useId()
  return (
    <div className={styles.unavailable}>
      <Button size="lg" block disabled aria-describedby={reason}>
        ADD TO CART
      </Button>
      <p id={reason} className="small muted">
        No pack of this product is on sale at the moment, so it cannot be added to the cart.
      </p>
    </div>
  )
}
