import { Dialog } from 'design-system/dialog/dialog'
import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { TakeBackForm } from './take-back-form'

interface Props {
  order: AdminOrder
  /** Nothing while the sheet is closed. */
  parcel: AdminParcel | undefined
  onClose: () => void
  /** Called once it is noted. */
  onDone: () => void
}

/** What came back of a parcel: from the customer, or from a courier who could not deliver it. */
export function TakeBackSheet({ order, parcel, onClose, onDone }: Props) {
  return (
    <Dialog open={parcel !== undefined} title="What came back" onClose={onClose}>
      {parcel && <TakeBackForm order={order} parcel={parcel} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}
