import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { CardSection } from '../../../../components/cards/card-section'
import type { PackedOrder } from './packed-order'
import { PieceList } from './piece-list'
import { ShipmentCard } from './shipment-card'

interface Props {
  order: PackedOrder
  isPaid: boolean
  mayPack: boolean
  onCorrect: (shipment: AdminShipment) => void
  onTakeBack: (shipment: AdminShipment) => void
  onReload: () => void
}

export function Shipments({ order, isPaid, ...rest }: Props) {
  const { open, notSent, lines, shipments } = order
  const shown = shipments.filter(({ state }) => state !== 'cancelled')
  return (
    <>
      {open.length > 0 && (
        <CardSection title={isPaid ? 'To pack' : 'Ordered'}>
          <PieceList pieces={open} lines={lines} />
        </CardSection>
      )}
      {notSent && (
        <CardSection title="Not shipped (refunded)">
          <PieceList pieces={notSent} lines={lines} />
        </CardSection>
      )}
      {shown.map((shipment) => (
        <ShipmentCard key={shipment.id} shipment={shipment} order={order} {...rest} />
      ))}
    </>
  )
}
