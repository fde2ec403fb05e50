import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { serverMessage } from 'shared-contracts/http'
import type { ListedPerson } from 'shared-contracts/staff/people-schema'
import { InvitationSent } from './invitation-sent'
import styles from './people.module.css'
import { useMfAdminEndSessionsMutation, useMfAdminInviteAgainMutation } from './people-api'

interface Props {
  person: ListedPerson
  isBusy: boolean
  onState: (state: 'active' | 'suspended' | 'left') => void
}

/** A new invitation after a lost phone, the end of all sessions, and suspension. */
export function MoreOfPerson({ person, isBusy, onState }: Props) {
  const [endSessions, ending] = useMfAdminEndSessionsMutation()
  const [inviteAgain, inviting] = useMfAdminInviteAgainMutation()
  const isOpen = person.state === 'active' || person.state === 'invited'
  const error = ending.error ?? inviting.error
  return (
    <div className={styles.more}>
      {error && <Alert tone="bad">{serverMessage(error) ?? 'The server isn’t responding. Try again.'}</Alert>}
      {ending.isSuccess && <Alert tone="ok">{`${person.name} has been signed out on all devices.`}</Alert>}
      {inviting.data && <InvitationSent invitation={inviting.data} />}
      {isOpen && (
        <Button variant="line" size="sm" busy={inviting.isLoading} onClick={() => inviteAgain(person.id)}>
          Send new invitation
        </Button>
      )}
      {person.devices > 0 && (
        <Button variant="line" size="sm" busy={ending.isLoading} onClick={() => endSessions(person.id)}>
          Sign out on all devices
        </Button>
      )}
      {isOpen ? (
        <Button variant="line" size="sm" disabled={isBusy} onClick={() => onState('suspended')}>
          Suspend access
        </Button>
      ) : (
        <Button variant="line" size="sm" disabled={isBusy} onClick={() => onState('active')}>
          Restore access
        </Button>
      )}
      {person.state !== 'left' && (
        <Button variant="line" size="sm" disabled={isBusy} onClick={() => onState('left')}>
          Mark as left
        </Button>
      )}
    </div>
  )
}
