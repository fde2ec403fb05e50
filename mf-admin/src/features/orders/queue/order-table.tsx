import { Badge } from 'design-system/badge/badge'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isToShip } from 'shared-contracts/fulfilment/shipments'
import type { OrderSortKey } from 'shared-contracts/orders/admin/order-filters'
import type { OrderCard, OrderSorting } from 'shared-contracts/orders/admin/orders-schema'
import { inRupees } from 'shared-contracts/values/money'
import { OrderBadge } from '../../../components/orders/order-badge'
import { formatDay } from '../../../data/orders/format-day'
import { adminPaths } from '../../../data/places/admin-paths'
import { nextSorting } from './next-sorting'
import styles from './order-table.module.css'

interface Column {
  label: string
  by: OrderSortKey
  isNumber?: true
  /** True if the column is hidden when there is little room. */
  isExtra?: true
}

const columns: readonly Column[] = [
  { label: 'Order', by: 'placed' },
  { label: 'Customer', by: 'name' },
  { label: 'Place', by: 'place', isExtra: true },
  { label: 'Items', by: 'pieces', isNumber: true, isExtra: true },
  { label: 'Total', by: 'total', isNumber: true },
]

interface Props {
  orders: readonly OrderCard[]
  /** Undefined for the list's default order. */
  sorting: OrderSorting | undefined
  onSort: (sorting: OrderSorting | undefined) => void
  open?: string | undefined
  /** Renders the checkbox of an order, if orders can be selected. */
  tick?: ((order: OrderCard) => ReactNode) | undefined
}

/** The orders as a table, for computers. A click on a column's heading sorts them. */
export function OrderTable({ orders, sorting, onSort, open, tick }: Props) {
  // Links to orders keep the search, so that the same list stays open beside them.
  const { search, hash } = useLocation()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Orders</caption>
      <thead>
        <tr>
          {tick && (
            <th scope="col">
              <span className="visually-hidden">Select</span>
            </th>
          )}
          {columns.map(({ label, by, isNumber, isExtra }) => (
            <th
              key={by}
              scope="col"
              data-number={isNumber}
              data-extra={isExtra}
              aria-sort={readDirection(sorting, by)}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(sorting, by))}>
                {label}
              </button>
            </th>
          ))}
          <th scope="col" data-extra data-whole>
            Ship by
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-open={order.id === open || undefined}>
            {tick && <td>{tick(order)}</td>}
            <th scope="row" data-whole>
              <Link
                to={{ pathname: adminPaths.order(order.id), search, hash }}
                className={styles.order}
                translate="no"
                aria-current={order.id === open || undefined}
                data-card
              >
                {order.orderId}
              </Link>
            </th>
            <td>{order.name}</td>
            <td data-extra>{order.place}</td>
            <td data-number data-extra title={order.lines.join('\n')}>
              {order.pieces}
            </td>
            <td data-number>{inRupees(Math.round(order.total * 100))}</td>
            <td data-extra data-whole>
              {isToShip(order.word) && formatDay(order.dueOn)}
            </td>
            <td>
              <span className={styles.badges}>
                <OrderBadge {...order} />
                {order.isLate && <Badge tone="bad">Late</Badge>}
                {order.inHand.map(({ state, by }) => (
                  <Badge key={`${state} ${by}`} tone="warn">
                    {state === 'packing' ? `Being packed by ${by}` : `Packed by ${by}`}
                  </Badge>
                ))}
                {order.hasNotes && <Badge>Note</Badge>}
                {order.word === 'To pack' && order.isLabelled && <Badge>Label printed</Badge>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function readDirection(sorting: OrderSorting | undefined, by: OrderSortKey) {
  if (sorting?.by !== by) return undefined
  return sorting.isDescending ? 'descending' : 'ascending'
}
