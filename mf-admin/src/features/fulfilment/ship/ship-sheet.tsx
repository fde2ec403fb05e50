import { Sheet } from '../../../components/unsaved/sheet'
import { ShipForm } from './ship-form'
import type { ToShip } from './to-ship'

interface Props {
  /** Undefined while the sheet is closed. */
  toShip: ToShip | undefined
  onClose: () => void
}

/** Asks for the courier and the tracking number. A bottom sheet on phones. */
export function ShipSheet({ toShip, onClose }: Props) {
  const title = toShip?.kind === 'correction' ? 'Edit tracking number' : 'Ship'
  return (
    <Sheet open={toShip !== undefined} title={title} onClose={onClose}>
      {toShip && <ShipForm toShip={toShip} onDone={onClose} />}
    </Sheet>
  )
}
