import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { type Ref, useState } from 'react'
import { Link } from 'react-router-dom'
import type { RowResult } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { MOST_PRINTED } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { OrderCard as Card, OrderSorting } from 'shared-contracts/orders/admin/orders-schema'
import { MainAction } from '../../../components/actions/main-action'
import { CardList } from '../../../components/cards/card-list'
import { Tick } from '../../../components/forms/tick'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { Result } from '../../../components/screen-states/result'
import { adminPaths } from '../../../data/places/admin-paths'
import { useIsWide } from '../../../data/platform/use-is-wide'
import { OrderCard } from './order-card'
import { OrderTable } from './order-table'
import { describePacking, PackOrders } from './pack-orders'
import styles from './queue.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  orders: readonly Card[]
  sorting: OrderSorting | undefined
  onSort: (sorting: OrderSorting | undefined) => void
  open?: string | undefined
  /** True if the person may pack and print. */
  mayPack: boolean
}

/** The orders as cards, or as a table on a computer. Selected orders can be packed or printed together. */
export function OrderList({ ref, orders, sorting, onSort, open, mayPack }: Props) {
  const isWide = useIsWide()
  const [ticked, setTicked] = useState<readonly string[]>()
  const chosen = orders.map(({ id }) => id).filter((id) => ticked?.includes(id))
  const [packed, setPacked] = useState<{ lines: readonly string[]; at: number }>()
  const first = orders.slice(0, MOST_PRINTED).map(({ id }) => id)

  function handleTick(id: string, isWanted: boolean) {
    if (isWanted && chosen.length >= MOST_PRINTED) return
    const others = chosen.filter((other) => other !== id)
    setTicked(isWanted ? [...others, id] : others)
  }

  function buildTick(order: Card) {
    const isTicked = chosen.includes(order.id)
    const label = `Select ${order.orderId}`
    return (
      <Tick
        label={isWide ? <span className="visually-hidden">{label}</span> : label}
        checked={isTicked}
        disabled={chosen.length >= MOST_PRINTED && !isTicked}
        onChange={(event) => handleTick(order.id, event.target.checked)}
      />
    )
  }

  function handlePacked(results: readonly RowResult[]) {
    setPacked({ lines: describePacking(results, orders), at: Date.now() })
    setTicked(undefined)
  }

  return (
    <>
      {packed && (
        <Result key={packed.at} tone={packed.lines.length > 1 ? 'bad' : 'ok'}>
          {packed.lines.map((line) => (
            <span key={line} className={styles.result}>
              {line}
            </span>
          ))}
        </Result>
      )}
      {mayPack && orders.length > 0 && (
        <div className={styles.foot}>
          {!isWide && (
            <Button
              variant="line"
              size="sm"
              aria-expanded={ticked !== undefined}
              onClick={() => setTicked(ticked ? undefined : [])}
            >
              {ticked ? 'Cancel selection' : 'Select orders'}
            </Button>
          )}
          {(isWide || ticked) && (
            <Button variant="line" size="sm" onClick={() => setTicked(first)}>
              {`Select first ${first.length}`}
            </Button>
          )}
          {(isWide || !ticked) && (
            <Link to={adminPaths.shipPacked} {...buttonLook({ variant: 'line', size: 'sm' })}>
              Ship packed orders
            </Link>
          )}
        </div>
      )}
      <div ref={ref}>
        {isWide ? (
          orders.length > 0 && (
            <OrderTable
              orders={orders}
              sorting={sorting}
              onSort={onSort}
              open={open}
              tick={mayPack ? buildTick : undefined}
            />
          )
        ) : (
          <CardList label="Orders">
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                onPick={ticked && (() => handleTick(order.id, !chosen.includes(order.id)))}
                below={ticked && buildTick(order)}
              />
            ))}
          </CardList>
        )}
      </div>
      {chosen.length > 0 && (
        <MainAction>
          <div className={styles.chosen}>
            <PackOrders orders={orders.filter(({ id }) => chosen.includes(id))} onDone={handlePacked} />
            <details>
              <summary className={styles.summary}>Print labels and slips</summary>
              <PrintDocuments
                orders={chosen}
                hasInvoices={orders.every((order) => !chosen.includes(order.id) || hasLeft(order))}
              />
            </details>
          </div>
        </MainAction>
      )}
    </>
  )
}

/** True if something has shipped, which is when the invoice is issued. */
function hasLeft({ word }: Card): boolean {
  return word !== undefined && word !== 'To pack' && word !== 'Cancelled'
}
