import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { serverMessage } from 'shared-contracts/http'
import type { ListedPerson } from 'shared-contracts/staff/people-schema'
import { LostPhone } from '../../../components/entry/lost-phone'
import { useSession } from '../../../data/staff/use-session'
import { InvitationSent } from './invitation-sent'
import styles from './people.module.css'
import {
  useMfAdminEndSessionsMutation,
  useMfAdminInviteAgainMutation,
  useMfAdminReplaceLostPhoneMutation,
} from './people-api'

interface Props {
  person: ListedPerson
  isBusy: boolean
  onState: (state: 'active' | 'suspended' | 'left') => void
}

/** More actions on a person: invite again, reset sign-in, sign out everywhere, suspend, and mark as left. */
export function MoreOfPerson({ person, isBusy, onState }: Props) {
  const [endSessions, ending] = useMfAdminEndSessionsMutation()
  const [inviteAgain, inviting] = useMfAdminInviteAgainMutation()
  const [replacePhone, replacing] = useMfAdminReplaceLostPhoneMutation()
  const { person: self } = useSession()
  const isOpen = person.state === 'active' || person.state === 'invited'
  const error = ending.error ?? inviting.error
  return (
    <div className={styles.more}>
      {error && <Alert tone="bad">{serverMessage(error) ?? 'The server isn’t responding. Try again.'}</Alert>}
      {ending.isSuccess && <Alert tone="ok">{`${person.name} has been signed out on all devices.`}</Alert>}
      {inviting.data && <InvitationSent invitation={inviting.data} />}
      {replacing.data && <InvitationSent invitation={replacing.data} />}
      {isOpen && (
        <Button variant="line" size="sm" busy={inviting.isLoading} onClick={() => inviteAgain(person.id)}>
          Send new invitation
        </Button>
      )}
      {/* Owners report their own lost phone under Sign-in methods, because it signs them out of this screen. */}
      {person.state === 'active' && person.id !== self.id && !replacing.data && (
        <LostPhone
          title={`Reset ${person.name}’s sign-in?`}
          consequence={`${person.name} is signed out on all devices, and the earlier passkeys, password and authenticator app stop working. A link to set up new ones goes to ${person.email}.`}
          error={replacing.error}
          isBusy={replacing.isLoading}
          onConfirm={() => replacePhone(person.id)}
        />
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
