import { Badge } from 'design-system/badge/badge'
import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { listOutstanding } from 'shared-contracts/fulfilment/returns'
import { CardSection } from '../../../../components/cards/card-section'
import { documentAddress, readSize } from '../../../../data/fulfilment/document-sizes'
import { shipmentLabels } from '../../../../data/fulfilment/shipment-labels'
import { formatMoment } from '../../../../data/orders/format-day'
import { adminPaths } from '../../../../data/places/admin-paths'
import styles from '../order.module.css'
import type { PackedOrder } from './packed-order'
import { PieceList } from './piece-list'
import { ReturnedGoods } from './returned-goods'
import { ShipmentActions } from './shipment-actions'

interface Props {
  shipment: AdminShipment
  order: PackedOrder
  mayPack: boolean
  onCorrect: (shipment: AdminShipment) => void
  onTakeBack: (shipment: AdminShipment) => void
  onReload: () => void
}

export function ShipmentCard({ shipment, order, mayPack, ...rest }: Props) {
  const { id, number, state, packedBy, isMine, courierName, awb, link, shippedAt, deliveredAt } = shipment
  const who = isMine ? 'You are' : `${packedBy} is`
  return (
    <CardSection
      title={`Shipment ${number}`}
      beside={
        <Badge tone={state === 'coming-back' || state === 'back' ? 'bad' : 'ok'}>
          {shipmentLabels[state]}
        </Badge>
      }
    >
      {state === 'packing' && <p>{`${who} packing this`}</p>}
      {awb && (
        <p>
          <span>{courierName}</span>{' '}
          <strong className="num" translate="no">
            {awb}
          </strong>
          {link && (
            <>
              {' '}
              <a href={link} target="_blank" rel="noreferrer">
                Track
              </a>
            </>
          )}
        </p>
      )}
      {shippedAt && (
        <p className={styles.quiet}>
          shipped <span>{formatMoment(shippedAt)}</span>
          <span>{deliveredAt && `, delivered ${formatMoment(deliveredAt)}`}</span>
        </p>
      )}
      <PieceList pieces={shipment.lines} lines={order.lines} />
      <ReturnedGoods order={order} shipment={shipment} mayPack={mayPack} onReload={rest.onReload} />
      {state !== 'cancelled' && (
        <Link to={adminPaths.packingRecord(id)} {...buttonLook({ variant: 'line', size: 'sm' })}>
          Photo, weight and batches
        </Link>
      )}
      {mayPack && awb && (
        <a
          href={documentAddress('labels', [order.id], readSize('labels'), id)}
          target="_blank"
          rel="noreferrer"
          {...buttonLook({ variant: 'line', size: 'sm' })}
        >
          Print shipment label
        </a>
      )}
      {mayPack && (
        <ShipmentActions
          shipment={shipment}
          isWhollyBack={isWhollyBack(shipment, order)}
          hasReturns={order.returns.some((one) => one.shipment === id)}
          {...rest}
        />
      )}
    </CardSection>
  )
}

function isWhollyBack({ id, lines }: AdminShipment, { returns }: PackedOrder): boolean {
  const returned = returns.filter(({ shipment }) => shipment === id).flatMap((one) => one.lines)
  return listOutstanding(lines, returned).length === 0
}
