import { Button } from 'design-system/button/button'
import { Icon } from 'design-system/icon/icon'
import { chevronRightShape } from 'design-system/icon/shapes'
import { showToast } from 'design-system/toast/show-toast'
import { Link, useNavigate } from 'react-router-dom'
import { serverMessage } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { RowList } from '../../../components/cards/row-list'
import { adminApi } from '../../../data/calls/admin-api'
import { forgetWork } from '../../../data/offline/cached-work'
import { isToSend, waitingSteps } from '../../../data/offline/waiting-steps'
import { adminPaths } from '../../../data/places/admin-paths'
import { listNavigationItems } from '../../../data/places/places'
import { useMfAdminSignOutMutation } from '../../../data/staff/session-api'
import { useSession } from '../../../data/staff/use-session'
import styles from './more.module.css'

/** Links to all other screens, the signed-in person, and sign-out. */
export function More() {
  const { person, rights } = useSession()
  const [signOut, { isLoading }] = useMfAdminSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function handleSignOut() {
    const waiting = waitingSteps().filter(isToSend).length
    if (waiting > 0) {
      showToast({
        tone: 'bad',
        message: `${waiting === 1 ? '1 step hasn’t' : `${waiting} steps haven’t`} been sent yet. Wait until everything is sent, then sign out.`,
      })
      return
    }
    forgetWork()
    const { error } = await signOut()
    if (error) {
      showToast({ tone: 'bad', message: serverMessage(error) ?? 'Couldn’t sign you out. Try again.' })
      return
    }
    navigate(adminPaths.signIn)
    // The next person must not see this person's cached data.
    dispatch(adminApi.util.resetApiState())
  }

  return (
    <>
      <RowList label="Sections">
        {listNavigationItems(rights)
          .filter(({ to }) => to !== adminPaths.more)
          .map(({ to, label, shape }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                <Icon shape={shape} />
                <span className={styles.label}>{label}</span>
                <Icon shape={chevronRightShape} size={20} />
              </Link>
            </li>
          ))}
      </RowList>
      <p className={styles.who}>
        Signed in as <strong>{person.name}</strong>
        <span>{`, ${person.role}.`}</span>
      </p>
      <Button variant="line" block busy={isLoading} onClick={handleSignOut}>
        Sign out
      </Button>
    </>
  )
}
