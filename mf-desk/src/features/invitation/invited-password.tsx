import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import type { NewDeskPassword } from 'shared-contracts/domain/desk/people/sign-in-schema'
import { PasswordForm } from '../../components/entry/new-password/password-form'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskAskForAuthenticatorQuery, useMfDeskJoinByPasswordMutation } from './invitation-api'

interface Props {
  token: string
  onJoined: (joined: { recoveryCodes: string[]; session: DeskSession }) => void
}

/** The way in for who has no passkey. */
export function InvitedPassword({ token, onJoined }: Props) {
  const query = useMfDeskAskForAuthenticatorQuery(token)
  const [join] = useMfDeskJoinByPasswordMutation()

  async function handleSend(password: NewDeskPassword) {
    const { data, error } = await join({ ...password, token })
    if (data) onJoined(data)
    return error
  }

  return (
    <Loaded query={query} what="the set-up of your app">
      {(app) => <PasswordForm app={app} label="Join the desk" onSend={handleSend} />}
    </Loaded>
  )
}
