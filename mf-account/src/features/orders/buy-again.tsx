import { buttonLook } from 'design-system/button/button-look'
import { KeepName } from 'design-system/keep-name/keep-name'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './buy-again.module.css'

/** Links to a cart with an order's packs at today's prices. @param lines the packs as in cart links */
export function BuyAgain({ orderId, lines }: { orderId: string; lines: string }) {
  const t = useText()
  return (
    <p className={styles.again}>
      <Link to={paths.sharedCart(lines)} {...buttonLook({ variant: 'line', size: 'sm' })}>
        {t('BUY AGAIN')}
        <span className="visually-hidden">
          {' '}
          <KeepName name={orderId}>{t('the items in order {orderId}', { orderId })}</KeepName>
        </span>
      </Link>
      <span className="small muted">{t('At today’s prices')}</span>
    </p>
  )
}
