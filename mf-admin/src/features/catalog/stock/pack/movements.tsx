import { Link } from 'react-router-dom'
import type { StockMovement } from 'shared-contracts/catalog/admin/stock-schema'
import { ShowMore } from '../../../../components/actions/show-more'
import { Card, CardList } from '../../../../components/cards/card-list'
import { adminPaths } from '../../../../data/places/admin-paths'
import { whenText } from '../../../../data/when'
import { movementLabels, signed } from '../movement-labels'
import styles from '../stock.module.css'

interface Props {
  movements: readonly StockMovement[]
  query: Parameters<typeof ShowMore>[0]['query']
}

/** Everything that changed the number on hand, newest first. */
export function Movements({ movements, query }: Props) {
  return (
    <section aria-labelledby="movements" className={styles.part}>
      <h2 id="movements" className="h3">
        History
      </h2>
      {movements.length === 0 && <p>No changes yet.</p>}
      <CardList label="Changes of stock" isWide>
        {movements.map(({ id, at, kind, quantity, onHand, by, why, order, batch }) => (
          <Card key={id}>
            <p className={styles.first}>
              <span>{`${movementLabels[kind]} ${signed(quantity)}`}</span>
              <span className={styles.change}>{`${onHand} on hand`}</span>
            </p>
            <p className={styles.quiet}>{`${by}, ${whenText(at)}`}</p>
            {order && (
              <p>
                Order{' '}
                <Link to={adminPaths.order(order.id)} translate="no">
                  {order.orderId}
                </Link>
              </p>
            )}
            {batch !== undefined && <p>{`Batch ${batch}`}</p>}
            {why && <p>{why}</p>}
          </Card>
        ))}
      </CardList>
      <ShowMore query={query} />
    </section>
  )
}
