import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { Sheet } from '../../../components/unsaved/sheet'

const takeBackForm = lateCode(() => import(/* webpackChunkName: "seldom-take-back" */ './take-back-form'))

interface Props {
  order: AdminOrder
  /** Undefined while the sheet is closed. */
  shipment: AdminShipment | undefined
  onClose: () => void
  onDone: () => void
}

/** Records a return by the customer, or by a courier who could not deliver the shipment. */
export function TakeBackSheet({ order, shipment, onClose, onDone }: Props) {
  return (
    <Sheet open={shipment !== undefined} title="Returned items" onClose={onClose}>
      {shipment && (
        <Late code={takeBackForm} waiting={<Spinner label="Loading the items…" />}>
          {({ TakeBackForm }) => (
            <TakeBackForm order={order} shipment={shipment} onClose={onClose} onDone={onDone} />
          )}
        </Late>
      )}
    </Sheet>
  )
}
