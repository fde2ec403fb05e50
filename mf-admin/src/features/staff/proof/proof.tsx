import { Dialog } from 'design-system/dialog/dialog'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { AdminPerson, AdminSession } from 'shared-contracts/staff/session-schema'
import { useAppDispatch } from 'shared-contracts/store'
import { PasskeyButton } from '../../../components/entry/passkey-button'
import { door } from '../../../data/calls/door'
import { useDoor } from '../../../data/calls/use-door'
import { enter } from '../../../data/staff/enter'
import { hasPasskeys } from '../../../data/staff/has-passkeys'
import { PasswordProof } from './password-proof'

/**
 * Asks who does something with money, people or exports whether it is still them. After it the call is sent once more.
 * @param person who is signed in
 */
export function Proof({ person }: { person: AdminPerson }) {
  const isAsked = useDoor() === 'asks-proof'
  const dispatch = useAppDispatch()
  const [types, setTypes] = useState(!hasPasskeys())

  function handleProven(session: AdminSession) {
    enter(dispatch, session)
  }

  return (
    <Dialog open={isAsked} title="Is it still you?" onClose={() => isAsked && door.settle(false)}>
      <p>{`This needs a fresh proof that you are ${person.name}. It is good for five minutes.`}</p>
      {hasPasskeys() && (
        <PasskeyButton purpose="proof" onProven={handleProven}>
          Confirm with a passkey
        </PasskeyButton>
      )}
      {types ? (
        <PasswordProof onProven={handleProven} />
      ) : (
        <div>
          <TextButton onClick={() => setTypes(true)}>Use your password and a code</TextButton>
        </div>
      )}
    </Dialog>
  )
}
