import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from 'shared-contracts/http'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import { newOrderId } from 'shared-contracts/orders/order-id'
import { isCreated } from 'shared-contracts/platform/created'
import { paths } from 'shared-contracts/routing/paths'
import {
  orderPlaced,
  selectCartLines,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from 'shared-contracts/store'
import { paise, parseRupees } from 'shared-contracts/values/money'
import { useLanguage, useText } from 'shared-contracts/words'
import { attemptPayment } from '../../data/payment/attempt-payment'
import { complain } from '../../data/payment/complain'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { newPayment, type PaymentSource } from '../../data/payment/new-payment'
import { useMfCartCheckoutCreatePaymentMutation } from '../../data/payment/payment-api'
import { toReply } from '../../data/payment/refusal'
import { useOneTry } from '../../data/payment/use-one-try'
import { checkoutProblem, type Destination, type Problem } from './checkout-problem'
import { totalsInRupees } from './discount/discounted-totals'
import { buildOrder, buildOrderRecord } from './order'
import { type CheckoutOutcome, placeAndPay } from './place-and-pay'
import { useOrderId } from './use-order-id'

const { useMfCartCheckoutPlaceOrderMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The response body is unused, because the page already has the order. */
    mfCartCheckoutPlaceOrder: build.mutation<unknown, PlaceOrder>({
      query: (data) => ({ url: '/api/orders', method: 'POST', data, validateStatus: isCreated }),
      invalidatesTags: ['Orders'],
    }),
  }),
})

interface CheckoutOptions {
  destination: Destination
  /** The cart as the api priced it, if a discount was requested. */
  discounted: ShownDiscountedCart | undefined
  /** Called if prices or the discount have changed, or a product has sold out. */
  onCatalogChanged: () => void
}

/** Runs a purchase from PAY NOW to the gateway, with all its side effects. */
export function useCheckout({ destination, discounted, onCatalogChanged }: CheckoutOptions) {
  const dispatch = useAppDispatch()
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const lines = useAppSelector(selectCartLines)
  const orderIdOf = useOrderId()
  const [placeOrder] = useMfCartCheckoutPlaceOrderMutation()
  const [createPayment] = useMfCartCheckoutCreatePaymentMutation()
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, begin, stop, isHere } = useOneTry(() => setConfirming(false))

  const explain = ({ message, mustLogIn }: Problem) => {
    complain(message)
    if (mustLogIn) navigate(paths.login)
  }
  const unexpected = { message: t('An unexpected error occurred. Please try again.') }
  const findProblem = (): Problem | undefined => {
    const amount = parseRupees(totalsInRupees(lines, discounted).total) ?? paise(0)
    const problem = checkoutProblem({ user, destination, amount, orderId: orderIdOf() })
    return problem && { ...problem, message: t(problem.message) }
  }

  const complainOfPayment = (message: string) => {
    // A modal dialog makes toasts inert: they would not be read out and could not be dismissed.
    setConfirming(false)
    complain(message)
  }

  const remember = (order: PlaceOrder, paymentId: string) =>
    dispatch(
      orderPlaced(
        buildOrderRecord(order, lines, { paymentId, createdAt: new Date().toISOString(), discounted }),
      ),
    )

  const send = (order: PlaceOrder) =>
    placeAndPay(
      order,
      {
        placeOrder: async (sent) => toReply(await placeOrder(sent)),
        newOrderId: () => newOrderId(Date.now()),
        onPlaced: (placed) => remember(placed, ''),
        pay: (placed) => {
          const sent = newPayment(toPaymentSource(placed), window.location.origin, language)
          return attemptPayment(() => createPayment(sent), complainOfPayment, t)
        },
      },
      t,
    )

  const conclude = (outcome: CheckoutOutcome) => {
    if (outcome.kind === 'started') {
      remember(outcome.order, outcome.paymentId)
      leaveForGateway(outcome.link)
      return
    }
    stop()
    if (outcome.kind === 'already-paid')
      navigate(`${paths.thankYou}?order_id=${encodeURIComponent(outcome.order.orderId)}`)
    else if (outcome.kind === 'signed-out')
      explain({ message: t('Please log in to proceed to checkout.'), mustLogIn: true })
    else explain(outcome)
    if (outcome.kind === 'catalogue-changed') onCatalogChanged()
  }

  const pay = () => {
    if (isBusy) return
    try {
      const problem = findProblem()
      if (problem) explain(problem)
      else setConfirming(true)
    } catch {
      explain(unexpected)
    }
  }

  const confirm = async () => {
    if (!begin()) return
    try {
      const problem = findProblem()
      if (problem || !user || typeof destination !== 'object') {
        stop()
        if (problem) explain(problem)
        return
      }
      const outcome = await send(
        buildOrder({ user, lines, delivery: destination, orderId: orderIdOf(), discounted }),
      )
      if (isHere.current) conclude(outcome)
    } catch {
      stop()
      explain(unexpected)
    }
  }

  return { isConfirming, isProcessing: isBusy, pay, confirm, cancel: () => setConfirming(false) }
}

function toPaymentSource(order: PlaceOrder): PaymentSource {
  const { orderId, total, userId: customerId, shippingAddress } = order
  return { orderId, total: Number(total), customerId, shippingAddress, order }
}
