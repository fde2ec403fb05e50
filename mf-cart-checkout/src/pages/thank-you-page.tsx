import { useSearchParams } from 'react-router-dom'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { LogInFirst, NoOrder } from '../features/thank-you/order-notices'
import { OwnOrder } from '../features/thank-you/own-order'
import { ReturnedOrder } from '../features/thank-you/returned-order'
import { LookupInProgress } from '../features/thank-you/thank-you'

/** The page to which gateways return shoppers, with the order's id in the address. */
function ThankYouPage() {
  const [parameters] = useSearchParams()
  const isRestored = useAppSelector(selectIsSessionRestored)
  const user = useAppSelector(selectUser)
  const orderId = parameters.get('order_id')
  const token = parameters.get('token')

  // The server sends the same HTML for every order; the browser reads the address after hydration.
  if (!isRestored) return <LookupInProgress />
  if (!orderId) return <NoOrder />
  if (token) return <ReturnedOrder key={token} token={token} user={user} orderId={orderId} />
  if (!user) return <LogInFirst />
  return <OwnOrder key={orderId} user={user} orderId={orderId} />
}

export { ThankYouPage as Component }
