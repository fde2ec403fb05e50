import { showToast } from 'design-system/toast/show-toast'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from 'shared-contracts/domain/customers'
import type { Order } from 'shared-contracts/domain/orders'
import { paths } from 'shared-contracts/domain/paths'
import { ordersApi } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { leaveForGateway } from '../../gateway/leave-for-gateway'
import { newPayment } from '../../gateway/new-payment'
import { attemptPayment, type PaymentOutcome } from '../../gateway/payment-attempts'
import { replyOf, wordsOf } from '../../gateway/refusal'
import { usePaymentEffects } from '../../gateway/use-payment-effects'
import { usePresence } from '../../gateway/use-presence'

const complain = (message: string) => showToast({ message, tone: 'bad' })

interface PayAgainOptions {
  user: User
  orderId: string
  /** The order turned out to be paid. */
  onPaid: () => void
}

/** A new payment of the same order; the order itself, with its address and total, is the server's. */
export function usePayAgain({ user, orderId, onPaid }: PayAgainOptions) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const payment = usePaymentEffects()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const stop = () => {
    isUnderWay.current = false
    setBusy(false)
  }
  const isHere = usePresence(stop)

  const findOrder = async () => {
    const asked = dispatch(
      ordersApi.endpoints.getOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    const { data, error } = replyOf<Order[]>(await asked)
    if (error) complain(`Payment error: ${wordsOf(error)}`)
    const order = data?.find((known) => known.orderId === orderId)
    if (data && !order) complain('Payment error: We could not find this order.')
    return order
  }

  const start = ({ total, shippingAddress }: Order) => {
    const asked = newPayment({ orderId, total, customerId: user.id, shippingAddress }, window.location.origin)
    return attemptPayment({ ...payment, createPayment: () => payment.createPayment(asked) })
  }

  const conclude = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'started') return leaveForGateway(outcome.link)
    stop()
    if (outcome.kind === 'already-paid') onPaid()
    if (outcome.kind === 'stopped') complain(outcome.message)
    if (outcome.kind === 'signed-out') navigate(paths.login)
  }

  const payAgain = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const order = await findOrder()
      if (!order) return stop()
      const outcome = await start(order)
      if (isHere.current) conclude(outcome)
    } catch {
      stop()
      complain('An unexpected error occurred. Please try again.')
    }
  }

  return { payAgain, isBusy }
}
