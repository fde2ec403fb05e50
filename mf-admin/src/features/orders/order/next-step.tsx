import { Button } from 'design-system/button/button'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { MainAction } from '../../../components/actions/main-action'
import styles from './order.module.css'
import type { usePacking } from './shipments/use-packing'

interface Props {
  /** The shipment to continue with. */
  waiting: AdminShipment | undefined
  packing: ReturnType<typeof usePacking>
  onShip: (shipment?: AdminShipment) => void
}

/** The main buttons: pack and ship. */
export function NextStep({ waiting, packing, onShip }: Props) {
  return (
    <MainAction>
      <div className={styles.actions}>
        {waiting?.state !== 'packed' && (
          <Button variant="line" block data-key="pack" busy={packing.isBusy} onClick={packing.pack}>
            {waiting ? 'Packed' : 'Start packing'}
          </Button>
        )}
        <Button block data-key="ship" busy={packing.isBusy} onClick={() => onShip(waiting)}>
          Ship
        </Button>
      </div>
    </MainAction>
  )
}
