import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { complain } from '../../data/payment/complain'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import type { PaymentOutcome } from '../../data/payment/payment-attempts'
import { usePresence } from '../../data/payment/use-presence'

interface PayAgainOptions {
  /** Starts a new payment of the same order; undefined when that could not be, and has been said. */
  start: () => Promise<PaymentOutcome | undefined>
  /** The order turned out to be paid. */
  onPaid: () => void
}

/** From PAY AGAIN to the gateway, once however often it is pressed. */
export function usePayAgain({ start, onPaid }: PayAgainOptions) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const stop = () => {
    isUnderWay.current = false
    setBusy(false)
  }
  const isHere = usePresence(stop)

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
      const outcome = await start()
      if (!outcome) return stop()
      if (isHere.current) conclude(outcome)
    } catch {
      stop()
      complain('An unexpected error occurred. Please try again.')
    }
  }

  return { payAgain, isBusy }
}
