import { Button } from 'design-system/button/button'
import { textLook } from 'design-system/text-link/text-link'
import { showToast } from 'design-system/toast/show-toast'
import { Link } from 'react-router-dom'
import type { PackedShipment } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { MOST_PRINTED } from 'shared-contracts/fulfilment/admin/document-sizes'
import { CardSection } from '../../../components/cards/card-section'
import { RowList } from '../../../components/cards/row-list'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminUndoShippingMutation } from '../../../data/fulfilment/shipments-api'
import { useIsPending } from '../../../data/fulfilment/use-is-pending'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './ship-packed.module.css'

interface Props {
  rows: readonly PackedShipment[]
  /** Called when shipping is undone. The row contains its former tracking number. */
  onUndone: (row: PackedShipment) => void
}

/** The orders shipped in the last two minutes, each with Undo, and their documents with the tracking number. */
export function JustShipped({ rows, onUndone }: Props) {
  if (rows.length === 0) return null
  const orders = [...new Set(rows.map(({ order }) => order))].slice(0, MOST_PRINTED)
  return (
    <CardSection title={`Just shipped: ${rows.length === 1 ? '1 order' : `${rows.length} orders`}`}>
      <p>Customers get an email 2 minutes after shipping. Until then, you can undo it.</p>
      <PrintDocuments orders={orders} hasInvoices />
      <RowList label="Just shipped">
        {rows.map((row) => (
          <ShippedRow key={row.shipment.id} row={row} onUndone={onUndone} />
        ))}
      </RowList>
    </CardSection>
  )
}

function ShippedRow({ row, onUndone }: { row: PackedShipment; onUndone: Props['onUndone'] }) {
  const { order, orderId, name, shipment } = row
  const { id, version, courierName, awb, undoUntil } = shipment
  const [undo, { error, isLoading, reset }] = useMfAdminUndoShippingMutation()
  const canUndo = useIsPending(undoUntil)

  async function handleUndo() {
    const answer = await undo({ id, version })
    if (answer.error) return
    showToast({ tone: 'ok', message: 'Undone. No email was sent to the customer.' })
    onUndone(row)
  }

  return (
    <li className={styles.shipped}>
      <div className={styles.who}>
        <span>
          <strong>{name}</strong>{' '}
          <Link to={adminPaths.order(order)} translate="no" {...textLook()}>
            {orderId}
          </Link>
        </span>
        <span>
          <span>{courierName}</span>{' '}
          <span className="num" translate="no">
            {awb}
          </span>
        </span>
      </div>
      {canUndo && (
        <Button variant="line" size="sm" busy={isLoading} onClick={() => void handleUndo()}>
          <span>Undo</span>
          <span className="visually-hidden">
            {' '}
            <span>shipping of</span> <span translate="no">{orderId}</span>
          </span>
        </Button>
      )}
      <ChangeProblem error={error} onReload={reset} />
    </li>
  )
}
