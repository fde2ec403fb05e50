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
  return <ThankYou actions={<OrdersLink />}>{t('The payment of this order has been refunded.')}</ThankYou>
}

/** The payment arrived, but its amount differs or the cart was already paid. */
export function HeldOrder({ paidAs }: { paidAs?: string }) {
  const t = useText()
  return (
    <ThankYou actions={<OrdersLink />}>
      {paidAs && <PaidAlready orderId={paidAs} />}
      <span>{t('Your payment has arrived and we are looking at it: nothing has to be paid again.')}</span>
    </ThankYou>
  )
}

/** The cart was also sent from another tab or device, and paid there. */
export function PaidAsAnother({ orderId }: { orderId: string }) {
  const t = useText()
  return (
    <ThankYou actions={<OrdersLink />}>
      <PaidAlready orderId={orderId} />
      <span>{t('This order needs no payment; anything paid for it will be refunded.')}</span>
    </ThankYou>
  )
}

/** The first of two sentences. */
function PaidAlready({ orderId }: { orderId: string }) {
  const t = useText()
  return (
    <KeepName name={orderId}>
      {`${t('The same cart has been paid already, as order {orderId}.', { orderId })} `}
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
      {t('Your payment did not go through. Your order is kept: you can pay for it again.')}
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
          'Your payment is being confirmed. This can take a minute: you were not charged twice, and you need not pay again.',
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
        'Your payment is not confirmed yet. You were not charged twice, and you need not pay again: your order changes as soon as the bank answers.',
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
      {t('Please log in to see what has become of your order.')}
    </ThankYou>
  )
}

export function UnknownOrder() {
  const t = useText()
  return <ThankYou actions={<OrdersLink />}>{t('We could not find this order among yours.')}</ThankYou>
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
      {t('This address names no order. Your orders are in your account.')}
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
