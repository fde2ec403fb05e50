import { ErrorState } from 'design-system/error-state/error-state'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'

/** Shown if the frame itself breaks. Only a reload helps; the cart is in the browser's storage. */
export function ShellCrash() {
  const t = useText()
  return (
    <main>
      <ErrorState
        level={1}
        title={t('{brand} ran into a problem', { brand: shop.brand })}
        onRetry={() => window.location.reload()}
      >
        {t('Your cart is saved in this browser.')}
      </ErrorState>
    </main>
  )
}
