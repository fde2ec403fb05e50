import { Alert } from 'design-system/alert/alert'
import type { SentInvitation } from 'shared-contracts/staff/people-schema'
import { whenText } from '../../../data/when'

/** Confirms a sent invitation. Only the invited person gets its link. */
export function InvitationSent({ invitation: { person, expiresAt } }: { invitation: SentInvitation }) {
  return (
    <Alert tone="ok">
      {`Invitation sent to ${person.email}. The link works once, until ${whenText(expiresAt)}.`}
    </Alert>
  )
}
