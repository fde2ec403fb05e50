import { Button } from '../src/button/button'
import { Dialog } from '../src/dialog/dialog'
import { Totals } from '../src/totals/totals'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

function Confirmation({ busy = false }: { busy?: boolean }) {
  return (
    <WithState initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{busy ? 'Open, locked' : 'Open'}</Button>
          <Dialog
            open={open}
            title="Confirm Your Order"
            onClose={() => setOpen(false)}
            locked={busy}
            actions={
              <>
                <Button variant="quiet" disabled={busy} onClick={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button busy={busy}>{busy ? 'PROCESSING...' : 'Confirm and Pay'}</Button>
              </>
            }
          >
            <Totals rows={[{ label: 'Total', value: 'Rs 550.00', look: 'total' }]} />
          </Dialog>
        </>
      )}
    </WithState>
  )
}

export const dialogEntry: Entry = {
  title: 'Dialog',
  states: {
    'A question': <Confirmation />,
    'Locked while something is under way': <Confirmation busy />,
  },
}
