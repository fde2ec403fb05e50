import type { User } from 'shared-contracts/customers/customer'
import { readStatus } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { attemptPayment } from '../../data/payment/attempt-payment'
import { complain } from '../../data/payment/complain'
import {
  useMfCartCheckoutGetReturnQuery,
  useMfCartCheckoutPayAgainMutation,
} from '../../data/payment/payment-api'
import { LogInFirst } from './order-notices'
import { OrderOutcome } from './order-outcome'
import { OwnOrder } from './own-order'

interface ReturnedOrderProps {
  /** The token in the return address; valid in any browser for a day. */
  token: string
  orderId: string
  user: User | null
}

/** The order in a gateway's return address. Without a valid token, its customer has to log in. */
export function ReturnedOrder({ token, orderId, user }: ReturnedOrderProps) {
  const answer = useMfCartCheckoutGetReturnQuery(token)
  const t = useText()
  const [startAgain] = useMfCartCheckoutPayAgainMutation()

  if (readStatus(answer.error) === 404)
    return user ? <OwnOrder user={user} orderId={orderId} /> : <LogInFirst />
  const payAgain = () => attemptPayment(() => startAgain(token), complain, t)
  return <OrderOutcome answer={answer} payAgain={payAgain} />
}
