import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { PieceChoice } from '../../../components/forms/piece-choice'
import { Tick } from '../../../components/forms/tick'
import type { ToShip } from './to-ship'

interface Props {
  toShip: ToShip
  /** Undefined while the shipment contains all open items. */
  part: readonly LineQuantity[] | undefined
  onChange: (part: LineQuantity[] | undefined) => void
  error: string | undefined
}

/** Lets the packer ship only some of the open items. Not offered for a single item. */
export function PartOfOrder({ toShip, part, onChange, error }: Props) {
  if (toShip.kind !== 'order') return null
  const { open, lines } = toShip.order
  if (open.reduce((sum, { quantity }) => sum + quantity, 0) < 2) return null
  return (
    <>
      <Tick
        label="Ship only some items"
        checked={part !== undefined}
        onChange={(event) => onChange(event.target.checked ? [...open] : undefined)}
      />
      {part && <PieceChoice most={open} lines={lines} chosen={part} onChoose={onChange} />}
      {error && <p role="alert">{error}</p>}
    </>
  )
}
