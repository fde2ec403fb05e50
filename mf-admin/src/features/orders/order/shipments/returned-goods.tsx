import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { conditionLabels, reasonLabels } from '../../../../data/fulfilment/return-labels'
import { formatMoment } from '../../../../data/orders/format-day'
import styles from '../order.module.css'
import type { PackedOrder } from './packed-order'
import { UndoReturn } from './undo-return'

interface Props {
  order: PackedOrder
  shipment: AdminShipment
  mayPack: boolean
  onReload: () => void
}

/** A shipment's returns: their condition, and who recorded them. */
export function ReturnedGoods({ order, shipment, mayPack, onReload }: Props) {
  const returns = order.returns.filter((one) => one.shipment === shipment.id)
  if (returns.length === 0) return null
  return (
    <ul aria-label="Returned items" className={styles.entries}>
      {returns.map(({ id, number, at, undoUntil, by, note, lines }) => (
        <li key={id}>
          <strong>{`Return ${number}, ${formatMoment(at)}`}</strong>
          {lines.map(({ line, quantity, condition, reason, isForSale }) => (
            <span key={line}>
              <span>{quantity}</span> x <span>{order.lines[line]?.name}</span>,{' '}
              <span>{order.lines[line]?.variant}</span>. <span>{reasonLabels[reason]}</span>.{' '}
              <span>{conditionLabels[condition]}</span>,{' '}
              <span>{isForSale ? 'restocked' : 'not restocked'}</span>.
            </span>
          ))}
          <span className={styles.quiet}>{`${by}${note && `: ${note}`}`}</span>
          {mayPack && <UndoReturn id={id} undoUntil={undoUntil} onReload={onReload} />}
        </li>
      ))}
    </ul>
  )
}
