import { useNavigate } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { PaymentOutcome } from '../../data/payment/attempt-payment'
import { complain } from '../../data/payment/complain'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { useOneTry } from '../../data/payment/use-one-try'

interface PayAgainOptions {
  /** Starts a new payment for the same order; resolves to undefined after a failure that was already shown. */
  start: () => Promise<PaymentOutcome | undefined>
  onPaid: () => void
}

/** Handles PAY AGAIN until the gateway's page opens. Repeated clicks start only one payment. */
export function usePayAgain({ start, onPaid }: PayAgainOptions) {
  const navigate = useNavigate()
  const t = useText()
  const { isBusy, begin, stop, isHere } = useOneTry()

  const conclude = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'started') return leaveForGateway(outcome.link)
    stop()
    if (outcome.kind === 'already-paid') onPaid()
    if (outcome.kind === 'stopped' || outcome.kind === 'catalogue-changed') complain(outcome.message)
    if (outcome.kind === 'signed-out') navigate(paths.login)
  }

  const payAgain = async () => {
    if (!begin()) return
    try {
      const outcome = await start()
      if (!outcome) return stop()
      if (isHere.current) conclude(outcome)
    } catch {
      stop()
      complain(t('An unexpected error occurred. Please try again.'))
    }
  }

  return { payAgain, isBusy }
}
