import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { ShopLink } from '../../components/shop-link'
import { Gift } from './gift'
import { ThankYou, Waiting } from './thank-you'

export function ConfirmedOrder() {
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
      Your order has been confirmed.
    </ThankYou>
  )
}

export function RefundedOrder() {
  return <ThankYou actions={<OrdersLink />}>The payment of this order has been refunded.</ThankYou>
}

/** The money has arrived, and is not what the order asks for, or the cart was paid before. */
export function HeldOrder({ paidAs }: { paidAs?: string }) {
  return (
    <ThankYou actions={<OrdersLink />}>
      {paidAs && `The same cart has been paid already, as order ${paidAs}. `}
      Your payment has arrived and we are looking at it: nothing has to be paid again.
    </ThankYou>
  )
}

/** The cart was sent from another tab or device as well, and paid there. */
export function PaidAsAnother({ orderId }: { orderId: string }) {
  return (
    <ThankYou actions={<OrdersLink />}>
      The same cart has been paid already, as order {orderId}. This order needs no payment; anything paid for
      it will be refunded.
    </ThankYou>
  )
}

export function UnpaidOrder({ isBusy, onPayAgain }: { isBusy: boolean; onPayAgain: () => void }) {
  return (
    <ThankYou
      actions={
        <>
          <Button busy={isBusy} onClick={onPayAgain}>
            PAY AGAIN
          </Button>
          <OrdersLink />
        </>
      }
    >
      Your payment did not go through. Your order is kept: you can pay for it again.
    </ThankYou>
  )
}

interface PendingOrderProps {
  /** The page has stopped asking by itself. */
  hasGivenUp: boolean
  isAsking: boolean
  onAskAgain: () => void
}

export function PendingOrder({ hasGivenUp, isAsking, onAskAgain }: PendingOrderProps) {
  if (!hasGivenUp)
    return (
      <ThankYou art={<Waiting />}>
        Your payment is being confirmed. This can take a minute: you were not charged twice, and you need not
        pay again.
      </ThankYou>
    )
  return (
    <ThankYou
      actions={
        <>
          <Button busy={isAsking} onClick={onAskAgain}>
            Check again
          </Button>
          <OrdersLink />
        </>
      }
    >
      Your payment is not confirmed yet. You were not charged twice, and you need not pay again: your order
      changes as soon as the bank answers.
    </ThankYou>
  )
}

export function LogInFirst() {
  return (
    <ThankYou
      actions={
        <Link to={paths.login} {...buttonLook()}>
          LOG IN
        </Link>
      }
    >
      Please log in to see what has become of your order.
    </ThankYou>
  )
}

export function UnknownOrder() {
  return <ThankYou actions={<OrdersLink />}>We could not find this order among yours.</ThankYou>
}

/** The address of the page names no order. */
export function NoOrder() {
  return (
    <ThankYou
      actions={
        <>
          <OrdersLink />
          <ShopLink />
        </>
      }
    >
      This address names no order. Your orders are in your account.
    </ThankYou>
  )
}

function OrdersLink() {
  return (
    <Link to={paths.account} {...buttonLook({ variant: 'line' })}>
      YOUR ORDERS
    </Link>
  )
}
