import { EmptyState } from 'design-system/empty-state/empty-state'
import { ShopLink } from '../../components/shop-link'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  return (
    <EmptyState title="YOUR SHOPPING CART IS EMPTY" action={<ShopLink />}>
      <b className={styles.light}>Hey, it feels so light!</b>
      <span className={styles.line}>There is nothing in your cart. Let's add some spices.</span>
    </EmptyState>
  )
}
