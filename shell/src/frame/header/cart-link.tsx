import { Icon } from 'design-system/icon/icon'
import { cartShape } from 'design-system/icon/shapes'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { selectCartCount, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import styles from './cart-link.module.css'

/** Shows CART with the number of items, read from the store, so that the cart's remote need not be loaded. */
export function CartLink() {
  const t = useText()
  const count = useAppSelector(selectCartCount)
  const shown = count > 99 ? '99+' : count
  const name = (count: number, shown: string | number) =>
    t({ one: 'CART {shown} item', other: 'CART {shown} items' }, { count, shown })
  // The name contains the visible text, for voice control (WCAG 2.5.3).
  return (
    <Link
      to={paths.cart}
      className={styles.link}
      // The early script uses these texts after adding to the cart (shell/src/early/add-before-hydration.ts).
      data-items={`${name(1, 1)}|${name(2, '#')}`}
      suppressHydrationWarning
      aria-label={count === 0 ? t('CART') : name(count, shown)}
    >
      <Icon shape={cartShape} />
      <span className={styles.text}>{t('CART')}</span> {count > 0 && <b className={styles.count}>{shown}</b>}
    </Link>
  )
}
