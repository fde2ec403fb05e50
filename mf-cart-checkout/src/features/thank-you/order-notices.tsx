import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { KeepName } from 'design-system/keep-name/keep-name'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../../components/shop-link'
import { Gift } from './gift'
import { ThankYou, Waiting } from './thank-you'

export function ConfirmedOrder() {
  const t = useText()
  return (
    <ThankYou
      art={<Gift />}
      actions={
        <>
          <ShopLink />
          <OrdersLink />
        </>
      }
    >
      {t('Your order has been confirmed.')}
    </ThankYou>
  )
}

export function RefundedOrder() {
  const t = useText()
  return <ThankYou actions={<OrdersLink />}>{t('The payment for this order has been refunded.')}</ThankYou>
}

/** Shown if a payment arrived with a different amount, or for a cart that was already paid. */
export function HeldOrder({ paidAs }: { paidAs?: string }) {
  const t = useText()
  return (
    <ThankYou actions={<OrdersLink />}>
      {paidAs && <PaidAlready orderId={paidAs} />}
      <span>{t('We’ve received your payment and are checking it. You don’t need to pay again.')}</span>
    </ThankYou>
  )
}

/** Shown if the cart was also sent from another tab or device, and paid for there. */
export function PaidAsAnother({ orderId }: { orderId: string }) {
  const t = useText()
  return (
    <ThankYou actions={<OrdersLink />}>
      <PaidAlready orderId={orderId} />
      <span>{t('You don’t need to pay for this order. If you already have, we’ll refund you.')}</span>
    </ThankYou>
  )
}

/** The sentence with which both notices begin. */
function PaidAlready({ orderId }: { orderId: string }) {
  const t = useText()
  return (
    <KeepName name={orderId}>
      {`${t('You’ve already paid for this cart. Your order is {orderId}.', { orderId })} `}
    </KeepName>
  )
}

export function UnpaidOrder({ isBusy, onPayAgain }: { isBusy: boolean; onPayAgain: () => void }) {
  const t = useText()
  return (
    <ThankYou
      actions={
        <>
          <Button busy={isBusy} onClick={onPayAgain}>
            {t('PAY AGAIN')}
          </Button>
          <OrdersLink />
        </>
      }
    >
      {t('Your payment didn’t go through. We’ve saved your order, so you can try paying again.')}
    </ThankYou>
  )
}

interface PendingOrderProps {
  /** True once polling has stopped. */
  hasGivenUp: boolean
  isAsking: boolean
  onAskAgain: () => void
}

export function PendingOrder({ hasGivenUp, isAsking, onAskAgain }: PendingOrderProps) {
  const t = useText()
  if (!hasGivenUp)
    return (
      <ThankYou art={<Waiting />}>
        {t(
          'We’re confirming your payment. This can take a minute. You haven’t been charged twice, and you don’t need to pay again.',
        )}
      </ThankYou>
    )
  return (
    <ThankYou
      actions={
        <>
          <Button busy={isAsking} onClick={onAskAgain}>
            {t('Check again')}
          </Button>
          <OrdersLink />
        </>
      }
    >
      {t(
        'Your payment isn’t confirmed yet. You haven’t been charged twice, and you don’t need to pay again. We’ll update your order as soon as the bank confirms.',
      )}
    </ThankYou>
  )
}

export function LogInFirst() {
  const t = useText()
  return (
    <ThankYou
      actions={
        <Link to={paths.login} {...buttonLook()}>
          {t('LOG IN')}
        </Link>
      }
    >
      {t('Please log in to see your order.')}
    </ThankYou>
  )
}

export function UnknownOrder() {
  const t = useText()
  return <ThankYou actions={<OrdersLink />}>{t('We couldn’t find this order in your account.')}</ThankYou>
}

/** Shown if the address has no order id. */
export function NoOrder() {
  const t = useText()
  return (
    <ThankYou
      actions={
        <>
          <OrdersLink />
          <ShopLink />
        </>
      }
    >
      {t('This link doesn’t lead to an order. Your orders are in your account.')}
    </ThankYou>
  )
}

function OrdersLink() {
  const t = useText()
  return (
    <Link to={paths.account} {...buttonLook({ variant: 'line' })}>
      {t('YOUR ORDERS')}
    </Link>
  )
}
