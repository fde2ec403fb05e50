import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { useState } from 'react'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { type Pack, useMfAdminStopCountingMutation } from '../stock-api'

export function StopCounting({ pack }: { pack: Pack }) {
  const [isOpen, setIsOpen] = useState(false)
  const [stop, { error, isLoading, reset }] = useMfAdminStopCountingMutation()

  async function handleStop() {
    const { data } = await stop(pack)
    if (data) setIsOpen(false)
  }

  return (
    <div>
      <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
        Stop counting
      </Button>
      <Dialog
        open={isOpen}
        title="Stop counting this pack?"
        onClose={() => setIsOpen(false)}
        locked={isLoading}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button busy={isLoading} onClick={() => void handleStop()}>
              Stop counting
            </Button>
          </>
        }
      >
        <p>
          It can then be sold without limit until somebody marks it as sold out. Its history is kept. To count
          it again, enter how many are on the shelf.
        </p>
        <ChangeProblem error={error} onReload={reset} />
      </Dialog>
    </div>
  )
}
