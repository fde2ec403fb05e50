import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Icon } from 'design-system/icon/icon'
import { lockShape } from 'design-system/icon/shapes'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { ShareButton } from 'design-system/share-button/share-button'
import { Totals } from 'design-system/totals/totals'
import { Link } from 'react-router-dom'
import { inLanguage } from 'shared-contracts/i18n/language'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { formatAmount, type Paise, rupees } from 'shared-contracts/values/money'
import { useLanguage, useText } from 'shared-contracts/words'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  lines: readonly CartLine[]
  subtotal: Paise
  /** The reason why the cart cannot be checked out, in the reader's language. */
  obstacle: string | undefined
}

export function CartSummary({ lines, subtotal, obstacle }: CartSummaryProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <LabelFrame className={styles.summary}>
      <Totals rows={[{ label: t('SUB TOTAL'), value: `Rs ${formatAmount(subtotal)}`, look: 'total' }]} />
      <p className="small muted">{t('Taxes, discounts, and shipping calculated at checkout.')}</p>
      {obstacle ? (
        <>
          <Button size="lg" block disabled aria-describedby="checkout-obstacle">
            {t('CHECK OUT')}
          </Button>
          <p id="checkout-obstacle" role="status" className={styles.obstacle}>
            {obstacle}
          </p>
        </>
      ) : (
        <Link
          to={paths.checkout}
          state={{ items: lines, subtotal: rupees(subtotal) }}
          {...buttonLook({ size: 'lg', block: true })}
        >
          {t('CHECK OUT')}
        </Link>
      )}
      <p className={styles.ways}>
        <Icon shape={lockShape} />
        {t('Pay by UPI, card or net banking')}
      </p>
      <ShareButton
        title={t('A cart from {shop}', { shop: shop.brand })}
        path={inLanguage(language, paths.cartLink(writeCartLink(lines)))}
      >
        {t('Share this cart')}
      </ShareButton>
    </LabelFrame>
  )
}
