import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import { STAND_ALONE_USER_ID, type StandAlonePayment } from 'shared-contracts/payments/payment'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { toReply } from '../../data/payment/refusal'
import { useOneTry } from '../../data/payment/use-one-try'
import { findRedirectUrl, findRefusal } from './provider-response'
import { useMfCartCheckoutInitiateStandAloneMutation } from './stand-alone-api'

/** Starts a stand-alone payment and opens the provider's page (specification 13.4). */
export function useStandAlonePayment() {
  const t = useText()
  const user = useAppSelector(selectUser)
  const [initiate] = useMfCartCheckoutInitiateStandAloneMutation()
  const [problem, setProblem] = useState<string>()
  const { isBusy, begin, stop, isHere } = useOneTry()

  const refuse = (reason: string) => {
    stop()
    setProblem(reason)
  }

  const pay = async (form: Omit<StandAlonePayment, 'userId'>) => {
    if (!begin()) return
    setProblem(undefined)
    const { data, error } = toReply(await initiate({ ...form, userId: user?.id ?? STAND_ALONE_USER_ID }))
    if (!isHere.current) return
    if (error)
      return refuse(
        (error.reason && t(error.reason)) || serverMessage(error, t) || t('Payment initiation failed'),
      )
    const url = findRedirectUrl(data)
    if (!url) return refuse(t(findRefusal(data) ?? 'Failed to initiate payment'))
    try {
      leaveForGateway(url)
    } catch {
      refuse(t('Failed to initiate payment'))
    }
  }

  return { pay, isBusy, problem }
}
