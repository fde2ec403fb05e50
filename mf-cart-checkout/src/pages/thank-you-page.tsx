import { useSearchParams } from 'react-router-dom'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { ShopLink } from '../components/shop-link'
import { LogInFirst } from '../features/thank-you/log-in-first'
import { OrderOutcome } from '../features/thank-you/order-outcome'
import { OrdersLink } from '../features/thank-you/orders-link'
import { ThankYou, Waiting } from '../features/thank-you/thank-you'

/** Where the gateway sends the browser back to, with the order's id. */
export function ThankYouPage() {
  const [parameters] = useSearchParams()
  const isRestored = useAppSelector(selectIsSessionRestored)
  const user = useAppSelector(selectUser)
  const orderId = parameters.get('order_id')

  // The server's HTML is one for every order: what the address says may only show after hydration.
  if (!isRestored) return <ThankYou art={<Waiting />}>Looking up your order…</ThankYou>
  if (!orderId)
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
  if (!user) return <LogInFirst />
  return <OrderOutcome key={orderId} user={user} orderId={orderId} />
}
