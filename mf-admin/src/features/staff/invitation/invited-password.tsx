import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { NewAdminPassword } from 'shared-contracts/staff/sign-in-schema'
import { PasswordForm } from '../../../components/entry/new-password/password-form'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminAskForAuthenticatorQuery, useMfAdminJoinByPasswordMutation } from './invitation-api'

interface Props {
  token: string
  onJoined: (joined: { recoveryCodes: string[]; session: AdminSession }) => void
}

/** The way in for who has no passkey. */
export function InvitedPassword({ token, onJoined }: Props) {
  const query = useMfAdminAskForAuthenticatorQuery(token)
  const [join] = useMfAdminJoinByPasswordMutation()

  async function handleSend(password: NewAdminPassword) {
    const { data, error } = await join({ ...password, token })
    if (data) onJoined(data)
    return error
  }

  return (
    <Loaded query={query} what="the set-up of your app">
      {(app) => <PasswordForm app={app} label="Join the admin" onSend={handleSend} />}
    </Loaded>
  )
}
