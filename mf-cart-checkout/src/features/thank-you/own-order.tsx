import type { User } from 'shared-contracts/customers/customer'
import { ordersApi, useGetPaymentStatusQuery } from 'shared-contracts/http'
import type { ShownOrder } from 'shared-contracts/orders/order-reader'
import { useAppDispatch } from 'shared-contracts/store'
import { useLanguage, useText } from 'shared-contracts/words'
import { attemptPayment } from '../../data/payment/attempt-payment'
import { complain } from '../../data/payment/complain'
import { newPayment } from '../../data/payment/new-payment'
import { useMfCartCheckoutCreatePaymentMutation } from '../../data/payment/payment-api'
import { formatRefusal, toReply } from '../../data/payment/refusal'
import { OrderOutcome } from './order-outcome'

export function OwnOrder({ user, orderId }: { user: User; orderId: string }) {
  const dispatch = useAppDispatch()
  const t = useText()
  const language = useLanguage()
  const [createPayment] = useMfCartCheckoutCreatePaymentMutation()
  const answer = useGetPaymentStatusQuery(orderId)

  const findOrder = async () => {
    const asked = dispatch(
      ordersApi.endpoints.getOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    const { data, error } = toReply<ShownOrder[]>(await asked)
    if (error) complain(t('Payment error: {reason}', { reason: formatRefusal(error, t) }))
    const order = data?.find((known) => known.orderId === orderId)
    if (data && !order) complain(t('Payment error: {reason}', { reason: t('We couldn’t find this order.') }))
    return order
  }

  /** Fetches the order first, because only the server knows its address and total. */
  const payAgain = async () => {
    const order = await findOrder()
    if (!order) return undefined
    const { total, shippingAddress } = order
    const source = { orderId, total, customerId: user.id, shippingAddress }
    const asked = newPayment(source, window.location.origin, language)
    return attemptPayment(() => createPayment(asked), complain, t)
  }

  return <OrderOutcome answer={answer} payAgain={payAgain} />
}
