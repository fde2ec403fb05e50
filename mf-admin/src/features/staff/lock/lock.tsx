import { Dialog } from 'design-system/dialog/dialog'
import { Icon } from 'design-system/icon/icon'
import { lockShape } from 'design-system/icon/shapes'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminPerson, AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { Entry } from '../../../components/entry/entry'
import { auth } from '../../../data/calls/auth'
import { useAuthState } from '../../../data/calls/use-auth-state'
import { enter } from '../../../data/staff/enter'
import { sessionApi } from '../../../data/staff/session-api'
import styles from './lock.module.css'
import { startOver } from './start-over'

const { mfAdminGetSession } = sessionApi.endpoints

/**
 * Covers the page when the session has ended. The page keeps its state and unsaved input. When the same person
 * signs in again, waiting calls are sent. For another person the admin starts over, so that they don't see this
 * screen.
 */
export function Lock({ person }: { person: AdminPerson }) {
  const isLocked = useAuthState() === 'locked'
  const dispatch = useAppDispatch()
  // Browsers close a dialog on the second Escape, whatever the page does, so the lock reopens.
  const [times, setTimes] = useState(0)

  function handleEntered(session: AdminSession) {
    if (session.person.id !== person.id) return startOver()
    enter(dispatch, session)
  }

  const lookAgain = useEffectEvent(async () => {
    const { data } = await dispatch(
      mfAdminGetSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    if (data && auth.state() === 'locked') handleEntered(data)
  })

  // The person may have signed in from another tab.
  useEffect(() => {
    if (!isLocked) return
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [isLocked])

  return (
    <Dialog
      key={times}
      open={isLocked}
      locked
      title={
        <span className={styles.title}>
          <Icon shape={lockShape} />
          Locked
        </span>
      }
      onClose={() => setTimes((count) => count + 1)}
    >
      <p>{`You’ve been signed out, ${person.name}. Sign in again to continue where you left off.`}</p>
      <Entry label="Unlock with a passkey" onEntered={handleEntered} />
    </Dialog>
  )
}
