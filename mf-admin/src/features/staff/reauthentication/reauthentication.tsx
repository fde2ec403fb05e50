import { Dialog } from 'design-system/dialog/dialog'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { AdminPerson, AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { PasskeyButton } from '../../../components/entry/passkey-button'
import { auth } from '../../../data/calls/auth'
import { useAuthState } from '../../../data/calls/use-auth-state'
import { enter } from '../../../data/staff/enter'
import { hasPasskeys } from '../../../data/staff/has-passkeys'
import { PasswordReauthentication } from './password-reauthentication'

/** Re-authenticates before actions on payments, staff or exports; the refused call is then sent again. */
export function Reauthentication({ person }: { person: AdminPerson }) {
  const isAsked = useAuthState() === 'asks-reauthentication'
  const dispatch = useAppDispatch()
  const [types, setTypes] = useState(!hasPasskeys())

  function handleAuthenticated(session: AdminSession) {
    enter(dispatch, session)
  }

  return (
    <Dialog open={isAsked} title="Confirm it’s you" onClose={() => isAsked && auth.settle(false)}>
      <p>{`To continue as ${person.name}, confirm your identity. You won’t be asked again for 5 minutes.`}</p>
      {hasPasskeys() && (
        <PasskeyButton purpose="reauthentication" onAuthenticated={handleAuthenticated}>
          Confirm with a passkey
        </PasskeyButton>
      )}
      {types ? (
        <PasswordReauthentication onAuthenticated={handleAuthenticated} />
      ) : (
        <div>
          <TextButton onClick={() => setTypes(true)}>Use password and code</TextButton>
        </div>
      )}
    </Dialog>
  )
}
