import { LabelFrame } from 'design-system/label-frame/label-frame'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { NewAdminPassword } from 'shared-contracts/staff/sign-in-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { PasswordForm } from '../../../components/entry/new-password/password-form'
import { RecoveryCodes } from '../../../components/entry/new-password/recovery-codes'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminPaths } from '../../../data/places/admin-paths'
import { enter } from '../../../data/staff/enter'
import styles from './invitation.module.css'
import {
  useMfAdminAskForAuthenticatorQuery,
  useMfAdminJoinByPasswordMutation,
  useMfAdminLookAtInvitationQuery,
} from './invitation-api'
import { SignInMethods } from './sign-in-methods'

/** An invitation, with a choice of sign-in methods: a passkey, or a password and an authenticator app. */
export function Invitation({ token }: { token: string }) {
  const query = useMfAdminLookAtInvitationQuery(token)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [types, setTypes] = useState(false)
  const [joined, setJoined] = useState<{ recoveryCodes: string[]; session: AdminSession }>()

  function handleJoined(session: AdminSession) {
    enter(dispatch, session)
    // Replaces the used link in the browser's history.
    navigate(adminPaths.orders, { replace: true })
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
              <span>{`. You’re joining the admin as ${role} with ${email}.`}</span>
            </p>
            {isReturn && <p>The sign-in method you set up now will replace your earlier ones.</p>}
            {types ? (
              <InvitedPassword token={token} onJoined={setJoined} />
            ) : (
              <SignInMethods token={token} onJoined={handleJoined} onType={() => setTypes(true)} />
            )}
          </>
        )}
      </Loaded>
    )
  }

  return <LabelFrame className={styles.card}>{content()}</LabelFrame>
}

interface Props {
  token: string
  onJoined: (joined: { recoveryCodes: string[]; session: AdminSession }) => void
}

/** A password with an authenticator app, for devices without passkeys. */
function InvitedPassword({ token, onJoined }: Props) {
  const query = useMfAdminAskForAuthenticatorQuery(token)
  const [join] = useMfAdminJoinByPasswordMutation()

  async function handleSend(password: NewAdminPassword) {
    const { data, error } = await join({ ...password, token })
    if (data) onJoined(data)
    return error
  }

  return (
    <Loaded query={query} what="the authenticator setup">
      {(app) => <PasswordForm app={app} label="Join admin" onSend={handleSend} />}
    </Loaded>
  )
}
