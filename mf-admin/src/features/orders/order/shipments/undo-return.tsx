import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { useMfAdminUndoReturnMutation } from '../../../../data/fulfilment/shipments-api'
import { useIsPending } from '../../../../data/fulfilment/use-is-pending'

interface Props {
  id: string
  undoUntil: string
  onReload: () => void
}

/** Undoes a return that was recorded by mistake; possible until the customer is notified. */
export function UndoReturn({ id, undoUntil, onReload }: Props) {
  const [undo, { error, isLoading }] = useMfAdminUndoReturnMutation()
  const canUndo = useIsPending(undoUntil)

  async function handleUndo() {
    const answer = await undo(id)
    if (!answer.error) showToast({ tone: 'ok', message: 'Undone. No email was sent to the customer.' })
  }

  return (
    <>
      {canUndo && (
        <Button variant="line" size="sm" disabled={isLoading} onClick={() => void handleUndo()}>
          Undo return
        </Button>
      )}
      <ChangeProblem error={error} onReload={onReload} />
    </>
  )
}
