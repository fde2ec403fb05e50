import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import { CardSection } from '../../../../components/cards/card-section'
import type { PackedOrder } from './packed-order'
import { ParcelCard } from './parcel-card'
import { PieceList } from './piece-list'

interface Props {
  order: PackedOrder
  isPaid: boolean
  mayPack: boolean
  onCorrect: (parcel: AdminParcel) => void
  onTakeBack: (parcel: AdminParcel) => void
  onReload: () => void
}

/** What is still to be packed, and every parcel. */
export function Parcels({ order, isPaid, ...rest }: Props) {
  const { open, notSent, lines, parcels } = order
  const shown = parcels.filter(({ state }) => state !== 'cancelled')
  return (
    <>
      {open.length > 0 && (
        <CardSection title={isPaid ? 'To pack' : 'Ordered'}>
          <PieceList pieces={open} lines={lines} />
        </CardSection>
      )}
      {notSent && (
        <CardSection title="Not sent: money went back">
          <PieceList pieces={notSent} lines={lines} />
        </CardSection>
      )}
      {shown.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} order={order} {...rest} />
      ))}
    </>
  )
}
