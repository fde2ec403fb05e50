import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch } from 'shared-contracts/store'
import { adminApi } from '../../../data/calls/admin-api'
import { toPackApi } from '../../../data/fulfilment/to-pack-api'
import { connection } from '../../../data/offline/connection'
import { sendWaiting } from '../../../data/offline/send-waiting'
import { useConnection } from '../../../data/offline/use-connection'
import { useSteps } from '../../../data/offline/use-steps'
import { isToSend } from '../../../data/offline/waiting-steps'
import { adminPaths } from '../../../data/places/admin-paths'
import { sessionApi } from '../../../data/staff/session-api'
import { formatStepCount } from './describe-step'
import styles from './offline.module.css'

const LOOKS_EVERY_MS = 15_000
const { mfAdminGetSession } = sessionApi.endpoints
const { mfAdminSendStep } = toPackApi.endpoints

/** Reports a lost connection and refused steps, checks for a connection, and sends the queued steps. */
export function ConnectionNotice({ personId }: { personId: string }) {
  const isOn = useConnection()
  const steps = useSteps()
  const waiting = steps.filter(isToSend).length
  const refused = new Set(steps.filter((step) => !isToSend(step)).map(({ orderId }) => orderId))
  const dispatch = useAppDispatch()

  const look = useEffectEvent(async () => {
    // Also updates the signed-in person and their rights.
    await dispatch(mfAdminGetSession.initiate(undefined, { subscribe: false, forceRefetch: true }))
    if (!connection.isOn()) return
    await sendWaiting(personId, (step, key) => dispatch(mfAdminSendStep.initiate({ step, key })))
    dispatch(adminApi.util.invalidateTags(['AdminOrders']))
  })

  const isBusy = !isOn || waiting > 0
  useEffect(() => {
    const lost = () => connection.set(false)
    addEventListener('offline', lost)
    return () => removeEventListener('offline', lost)
  }, [])
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(look, LOOKS_EVERY_MS)
    addEventListener('online', look)
    // Send queued steps at once. While offline, the timer and the `online` event check for a connection.
    if (isOn) void look()
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isBusy, isOn])

  return (
    <div aria-live="polite" className={styles.notice}>
      {!isOn && (
        <p>
          You’re offline. You can still pack and ship the orders saved here
          <span>{waiting > 0 && `, and ${formatStepCount(waiting)} will be sent later`}</span>. Payments,
          staff and exports need an internet connection.
        </p>
      )}
      {isOn && waiting > 0 && <p>{`Sending ${formatStepCount(waiting)} saved on this device…`}</p>}
      {[...refused].map((id) => (
        <p key={id}>
          An offline step couldn’t be saved. <Link to={adminPaths.order(id)}>View order</Link>
        </p>
      ))}
    </div>
  )
}
