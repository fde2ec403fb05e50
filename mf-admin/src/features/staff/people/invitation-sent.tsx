import { Alert } from 'design-system/alert/alert'
import type { SentInvitation } from 'shared-contracts/staff/people-schema'
import { whenText } from '../../../data/when'

/** An invitation that is on its way. Its link is for the invited person alone. */
export function InvitationSent({ invitation: { person, expiresAt } }: { invitation: SentInvitation }) {
  return (
    <Alert tone="ok">
      {`An invitation is on its way to ${person.email}. Only ${person.name} gets the link. It works once, until ${whenText(expiresAt)}.`}
    </Alert>
  )
}
