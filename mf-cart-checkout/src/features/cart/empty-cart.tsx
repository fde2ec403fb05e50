import { EmptyState } from 'design-system/empty-state/empty-state'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../../components/shop-link'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const t = useText()
  return (
    <EmptyState title={t('YOUR SHOPPING CART IS EMPTY')} action={<ShopLink />}>
      <b className={styles.light}>{t('Hey, it feels so light!')}</b>
      <span className={styles.line}>{t("There is nothing in your cart. Let's add some spices.")}</span>
    </EmptyState>
  )
}
