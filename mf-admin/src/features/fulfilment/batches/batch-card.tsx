import { Link } from 'react-router-dom'
import type { FoundBatch } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { Card } from '../../../components/cards/card-list'
import { shipmentLabels } from '../../../data/fulfilment/shipment-labels'
import { callLink } from '../../../data/orders/contact-links'
import { adminPaths } from '../../../data/places/admin-paths'
import { dayText } from '../../../data/when'
import styles from './batches.module.css'

/** A batch, and the customers who received it, with their phone numbers. */
export function BatchCard({ batch }: { batch: FoundBatch }) {
  const { number, name, variant, bestBefore, madeOn, orders } = batch
  const packs = orders.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card>
      <h2 className="h3" translate="no">
        {number}
      </h2>
      <p>{`${name}, ${variant}, best before ${dayText(bestBefore)}${madeOn ? `, made on ${dayText(madeOn)}` : ''}`}</p>
      <p className="small muted">
        {orders.length === 0
          ? 'Not in any order yet'
          : `${countPacks(packs)} in ${orders.length === 1 ? '1 shipment' : `${orders.length} shipments`}`}
      </p>
      <ul className={styles.orders}>
        {orders.map(({ id, orderId, name: who, phone, shipment, state, quantity }) => (
          <li key={`${id} ${shipment}`}>
            <Link to={adminPaths.order(id)} translate="no">
              {orderId}
            </Link>
            <span>{`${countPacks(quantity)} for ${who}, shipment ${shipment}: ${shipmentLabels[state].toLowerCase()}`}</span>
            {phone && <a href={callLink(phone)}>{`Call ${phone}`}</a>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const countPacks = (packs: number) => (packs === 1 ? '1 pack' : `${packs} packs`)
