import { useRef, useState } from 'react'
import { STAND_ALONE_USER_ID, type StandAlonePayment } from 'shared-contracts/domain/payments'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { replyOf } from '../../data/payment/refusal'
import { usePresence } from '../../data/payment/use-presence'
import { redirectUrlIn, refusalIn } from './provider-answer'
import { useMfCartCheckoutInitiateStandAloneMutation } from './stand-alone-api'

/** Starts a stand-alone payment and leaves for the provider's page (specification 13.4). */
export function useStandAlonePayment() {
  const user = useAppSelector(selectUser)
  const [initiate] = useMfCartCheckoutInitiateStandAloneMutation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  const stop = (reason?: string) => {
    isUnderWay.current = false
    setBusy(false)
    setProblem(reason)
  }
  const isHere = usePresence(stop)

  const pay = async (form: Omit<StandAlonePayment, 'userId'>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    const { data, error } = replyOf(await initiate({ ...form, userId: user?.id ?? STAND_ALONE_USER_ID }))
    if (!isHere.current) return
    if (error) return stop(error.message ?? 'Payment initiation failed')
    const url = redirectUrlIn(data)
    if (!url) return stop(refusalIn(data) ?? 'Failed to initiate payment')
    try {
      leaveForGateway(url)
    } catch {
      stop('Failed to initiate payment')
    }
  }

  return { pay, isBusy, problem }
}
