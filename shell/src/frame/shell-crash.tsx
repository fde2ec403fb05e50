import { ErrorState } from 'design-system/error-state/error-state'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'

/** The third failure boundary: the frame itself broke. Only a reload helps; the cart is in the browser's storage. */
export function ShellCrash() {
  const t = useText()
  return (
    <main>
      <ErrorState
        level={1}
        title={t('{brand} ran into trouble', { brand: shop.brand })}
        onRetry={() => window.location.reload()}
      >
        {t('Nothing is lost: your cart is kept in this browser.')}
      </ErrorState>
    </main>
  )
}
