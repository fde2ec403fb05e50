import { LabelFrame } from 'design-system/label-frame/label-frame'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { RecoveryCodes } from '../../components/entry/new-password/recovery-codes'
import { Loaded } from '../../components/screen-states/loaded'
import { deskPaths } from '../../data/places/desk-paths'
import { enter } from '../../data/session/enter'
import styles from './invitation.module.css'
import { useMfDeskLookAtInvitationQuery } from './invitation-api'
import { InvitedPassword } from './invited-password'
import { Ways } from './ways'

/** Whom the desk invites, and the way in that they choose: a passkey, or a password and an authenticator app. */
export function Invitation({ token }: { token: string }) {
  const query = useMfDeskLookAtInvitationQuery(token)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [types, setTypes] = useState(false)
  const [joined, setJoined] = useState<{ recoveryCodes: string[]; session: DeskSession }>()

  function handleJoined(session: DeskSession) {
    enter(dispatch, session)
    // The used link is not left in the history.
    navigate(deskPaths.orders, { replace: true })
  }

  function content() {
    if (joined)
      return <RecoveryCodes codes={joined.recoveryCodes} onKept={() => handleJoined(joined.session)} />
    return (
      <Loaded query={query} what="your invitation">
        {({ name, email, role, isReturn }) => (
          <>
            <p>
              Welcome, <strong>{name}</strong>
              <span>{`. You come to the desk as ${role}, with the address ${email}.`}</span>
            </p>
            {isReturn && <p>What you choose now replaces the ways in that you had.</p>}
            {types ? (
              <InvitedPassword token={token} onJoined={setJoined} />
            ) : (
              <Ways token={token} onJoined={handleJoined} onType={() => setTypes(true)} />
            )}
          </>
        )}
      </Loaded>
    )
  }

  return <LabelFrame className={styles.card}>{content()}</LabelFrame>
}
