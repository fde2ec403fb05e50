import { buttonLook } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  return (
    <EmptyState
      title="YOUR SHOPPING CART IS EMPTY"
      action={
        <Link to={paths.collection(collections.all.slug)} {...buttonLook()}>
          SHOP NOW
        </Link>
      }
    >
      <b className={styles.light}>Hey, it feels so light!</b>
      <span className={styles.line}>There is nothing in your cart. Let's add some spices.</span>
    </EmptyState>
  )
}
