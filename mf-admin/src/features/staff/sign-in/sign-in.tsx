import { LabelFrame } from 'design-system/label-frame/label-frame'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { Entry } from '../../../components/entry/entry'
import { readReturnPath } from '../../../data/places/admin-paths'
import { enter } from '../../../data/staff/enter'
import styles from './sign-in.module.css'

/** Signs in, and continues to the requested screen. */
export function SignIn() {
  const [search] = useSearchParams()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  function handleEntered(session: AdminSession) {
    enter(dispatch, session)
    navigate(readReturnPath(search, session.person.role), { replace: true })
  }

  return (
    <LabelFrame className={styles.card}>
      <Entry label="Sign in with a passkey" onEntered={handleEntered} />
      <p className={styles.help}>
        Can’t sign in? Ask the owner for a new invitation. If you’re the owner, create one on the shop’s
        server.
      </p>
    </LabelFrame>
  )
}
