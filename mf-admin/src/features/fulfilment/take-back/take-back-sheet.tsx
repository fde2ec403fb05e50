import { Dialog } from 'design-system/dialog/dialog'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { TakeBackForm } from './take-back-form'

interface Props {
  order: AdminOrder
  /** Undefined while the sheet is closed. */
  shipment: AdminShipment | undefined
  onClose: () => void
  /** Called once it is recorded. */
  onDone: () => void
}

/** Records a return of a shipment: from the customer, or from a courier who could not deliver it. */
export function TakeBackSheet({ order, shipment, onClose, onDone }: Props) {
  return (
    <Dialog open={shipment !== undefined} title="Returned items" onClose={onClose}>
      {shipment && <TakeBackForm order={order} shipment={shipment} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}
