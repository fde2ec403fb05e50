import { ErrorState } from 'design-system/error-state/error-state'
import { shop } from 'shared-contracts/domain/shop'

/** The third ring of failure: the frame itself broke. Only a reload helps; the cart is in the browser's storage. */
export function ShellCrash() {
  return (
    <main>
      <ErrorState level={1} title={`${shop.brand} ran into trouble`} onRetry={() => window.location.reload()}>
        Nothing is lost: your cart is kept in this browser.
      </ErrorState>
    </main>
  )
}
