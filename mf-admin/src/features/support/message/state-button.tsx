import { Button } from 'design-system/button/button'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminSetMessageStateMutation } from '../../../data/support/inbox-api'

interface Props {
  message: AdminMessage
  onReload: () => void
}

/** Closes an answered message, or reopens a closed one. A new message has to be answered first. */
export function StateButton({ message, onReload }: Props) {
  const { ticket, version, state } = message
  const [setState, { error, isLoading }] = useMfAdminSetMessageStateMutation()
  if (state === 'new') return null
  const next = state === 'closed' ? 'answered' : 'closed'
  return (
    <>
      <div>
        <Button
          variant="line"
          busy={isLoading}
          onClick={() => void setState({ ticket, change: { version, state: next } })}
        >
          {state === 'closed' ? 'Reopen' : 'Close message'}
        </Button>
      </div>
      <ChangeProblem error={error} onReload={onReload} />
    </>
  )
}
