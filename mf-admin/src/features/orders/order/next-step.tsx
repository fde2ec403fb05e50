import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { useState } from 'react'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { MainAction } from '../../../components/actions/main-action'
import styles from './order.module.css'
import type { usePacking } from './shipments/use-packing'

interface Props {
  /** The shipment to continue with. */
  waiting: AdminShipment | undefined
  shipments: readonly AdminShipment[]
  /** The number of packs left to scan; 0 if scanning has not begun. */
  unscanned: number
  packing: ReturnType<typeof usePacking>
  onShip: (shipment?: AdminShipment) => void
}

/** The main buttons: pack and ship. */
export function NextStep({ waiting, shipments, unscanned, packing, onShip }: Props) {
  const [isAsking, setAsking] = useState(false)
  const cancel = () => setAsking(false)

  function handlePack() {
    if (waiting && unscanned > 0) setAsking(true)
    else packing.pack()
  }

  function handlePackAnyway() {
    cancel()
    packing.pack()
  }

  return (
    <MainAction>
      <div className={styles.actions}>
        {waiting?.state !== 'packed' && (
          <Button variant="line" block data-key="pack" busy={packing.isBusy} onClick={handlePack}>
            {waiting ? 'Packed' : 'Start packing'}
          </Button>
        )}
        <Button block data-key="ship" busy={packing.isBusy} onClick={() => onShip(waiting)}>
          {shipLabel(waiting, shipments)}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title="Mark as packed?"
        onClose={cancel}
        actions={
          <>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
            <Button onClick={handlePackAnyway}>Mark as packed</Button>
          </>
        }
      >
        {unscanned === 1 ? '1 pack isn’t scanned.' : `${unscanned} packs aren’t scanned.`}
      </Dialog>
    </MainAction>
  )
}

/** Returns a label that says which part of the order will ship, if it has several shipments. */
function shipLabel(waiting: AdminShipment | undefined, shipments: readonly AdminShipment[]): string {
  const others = shipments.filter(({ id, state }) => id !== waiting?.id && state !== 'cancelled')
  if (others.length === 0) return 'Ship'
  return waiting ? `Ship shipment ${waiting.number}` : 'Ship the rest'
}
