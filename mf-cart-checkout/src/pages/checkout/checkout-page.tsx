import { lateCode } from 'design-system/late/late-code'
import { OptionalLate } from 'design-system/late/optional-late'
import { Title } from 'design-system/title/title'
import {
  selectCartLines,
  selectIsCartRestored,
  selectIsSessionRestored,
  useAppSelector,
} from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { LinesFrame } from '../../components/lines-frame'
import { PageSpinner } from '../../components/page-spinner'
import { useLineRemoval } from '../../data/lines/use-line-removal'
import { useSentOrder } from '../../data/payment/use-sent-order'
import { NoCart } from '../../features/cart/no-cart'
import { Checkout } from '../../features/checkout/checkout'
import { inAppBrowser } from '../../features/real-browser/in-app-browser'

// A separate chunk: few shoppers use an in-app browser.
const realBrowser = lateCode(
  () => import(/* webpackChunkName: "seldom-real-browser" */ '../../features/real-browser/real-browser'),
)

/** The checkout. It reads the cart from the store, so that it also works after a reload or from an external link. */
function CheckoutPage() {
  const t = useText()
  const isCartRestored = useAppSelector(selectIsCartRestored)
  const isSessionRestored = useAppSelector(selectIsSessionRestored)
  const hasLines = useAppSelector(selectCartLines).length > 0
  const removal = useLineRemoval()
  useSentOrder()
  const isRestored = isCartRestored && isSessionRestored
  const phone = isRestored ? inAppBrowser(navigator.userAgent) : undefined
  return (
    <LinesFrame removal={removal}>
      <Title>{t('CHECKOUT')}</Title>
      {!isRestored && <PageSpinner label={t('Loading your order')} />}
      {isRestored && hasLines && phone && (
        <OptionalLate code={realBrowser}>{({ RealBrowser }) => <RealBrowser phone={phone} />}</OptionalLate>
      )}
      {isRestored && (hasLines ? <Checkout onRemove={removal.remove} /> : <NoCart />)}
    </LinesFrame>
  )
}

export { CheckoutPage as Component }
