import { Icon } from 'design-system/icon/icon'
import { cartShape } from 'design-system/icon/shapes'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { selectCartCount, useAppSelector } from 'shared-contracts/store'
import styles from './cart-link.module.css'

/** CART with the number of items in it, from the store: the cart's own remote need not be there. */
export function CartLink() {
  const count = useAppSelector(selectCartCount)
  const shown = count > 99 ? '99+' : count
  // The name holds what is seen, word for word, for those who speak to their browser (WCAG 2.5.3).
  const label = count === 0 ? 'CART' : `CART ${shown} ${count === 1 ? 'item' : 'items'}`
  return (
    <Link to={paths.cart} className={styles.link} aria-label={label}>
      <Icon shape={cartShape} />
      <span className={styles.text}>CART</span> {count > 0 && <b className={styles.count}>{shown}</b>}
    </Link>
  )
}
