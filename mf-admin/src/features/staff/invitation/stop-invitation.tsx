import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { serverMessage } from 'shared-contracts/http'
import { Loaded } from '../../../components/screen-states/loaded'
import styles from './invitation.module.css'
import { useMfAdminLookAtInvitationQuery, useMfAdminStopInvitationMutation } from './invitation-api'

/** Declines an unwanted invitation, but only on a click, because some mail programs open every link. */
export function StopInvitation({ token }: { token: string }) {
  const query = useMfAdminLookAtInvitationQuery(token)
  const [stop, { data: stopped, error, isLoading }] = useMfAdminStopInvitationMutation()

  function content() {
    if (stopped)
      return (
        <Alert tone="ok">
          Invitation cancelled. Its link no longer works, and we’ve notified the owners.
        </Alert>
      )
    return (
      <Loaded query={query} what="the invitation">
        {({ name, isReturn }) => (
          <>
            <p>
              This invitation is for <strong>{name}</strong>
              <span>{isReturn ? '. If you stop it, you go on signing in as you do now.' : '.'}</span>
            </p>
            {error && (
              <Alert tone="bad">{serverMessage(error) ?? 'Check your connection and try again.'}</Alert>
            )}
            <Button block size="lg" busy={isLoading} onClick={() => stop(token)}>
              Cancel invitation
            </Button>
          </>
        )}
      </Loaded>
    )
  }

  return <LabelFrame className={styles.card}>{content()}</LabelFrame>
}
