import { Alert } from 'design-system/alert/alert'
import type { SentInvitation } from 'shared-contracts/staff/people-schema'
import { whenText } from '../../../data/when'

/** An invitation that is on its way. Its link is for the invited person alone. */
export function InvitationSent({ invitation: { person, expiresAt } }: { invitation: SentInvitation }) {
  return (
    <Alert tone="ok">
      {`Invitation sent to ${person.email}. The link works once, until ${whenText(expiresAt)}.`}
    </Alert>
  )
}
