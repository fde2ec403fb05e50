import { Alert } from 'design-system/alert/alert'
import type { SentInvitation } from 'shared-contracts/staff/people-schema'
import { whenText } from '../../../data/when'

/** A sent invitation. Only the invited person sees its link. */
export function InvitationSent({ invitation: { person, expiresAt } }: { invitation: SentInvitation }) {
  return (
    <Alert tone="ok">
      {`An invitation is on its way to ${person.email}. Only ${person.name} gets the link. It works once, until ${whenText(expiresAt)}.`}
    </Alert>
  )
}
