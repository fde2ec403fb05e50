import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MOST_PRINTED } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { PickList as List } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { MainAction } from '../../../components/actions/main-action'
import { RowList } from '../../../components/cards/row-list'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetPickListQuery, useMfAdminMarkPrintedMutation } from '../../../data/fulfilment/pick-api'
import { formatMoment } from '../../../data/orders/format-day'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './pick-list.module.css'
import { PickRows } from './pick-rows'

/** Numbers of orders that fit into a basket or a trolley. */
const SIZES = [5, 10, 20]

/** The packs of many orders in shelf order, so that they can be picked in one walk. */
export function PickList() {
  const [left, setLeft] = useState<readonly string[]>([])
  const all = useMfAdminGetPickListQuery(undefined, { refetchOnMountOrArgChange: true })
  const ids = all.currentData?.orders.map(({ id }) => id) ?? []
  const chosen = ids.filter((id) => !left.includes(id))
  const isAll = chosen.length === ids.length
  const some = useMfAdminGetPickListQuery(chosen, { skip: isAll })

  return (
    <Loaded query={all} what="the pick list">
      {(list) =>
        list.orders.length === 0 ? (
          <EmptyState level={2} title="Nothing to pick">
            All paid orders are packed.
          </EmptyState>
        ) : (
          <>
            <Orders list={list} left={left} onLeave={setLeft} />
            <Loaded query={isAll ? all : some} what="the pick list">
              {({ picks }) => <PickRows picks={picks} />}
            </Loaded>
            {chosen.length > 0 && <PrintDocuments orders={chosen.slice(0, MOST_PRINTED)} />}
            <Print orders={chosen} onReload={all.refetch} />
          </>
        )
      }
    </Loaded>
  )
}

interface OrdersProps {
  list: List
  /** The ids of orders that are left out. */
  left: readonly string[]
  onLeave: (ids: readonly string[]) => void
}

/** Chooses the orders to pick, oldest first. Orders that arrived after the last printing are marked. */
function Orders({ list: { orders, printedAt }, left, onLeave }: OrdersProps) {
  const count = orders.filter(({ id }) => !left.includes(id)).length
  const choices = [
    { label: 'All', rest: [] },
    ...SIZES.filter((size) => size < orders.length).map((size) => ({
      label: `Oldest ${size}`,
      rest: orders.slice(size).map(({ id }) => id),
    })),
  ]

  function handleChoose(id: string, isWanted: boolean) {
    onLeave(isWanted ? left.filter((other) => other !== id) : [...left, id])
  }

  return (
    <section className={styles.part} aria-labelledby="orders">
      <h2 id="orders" className="h3">
        {count === 1 ? '1 order to pick' : `${count} orders to pick`}
      </h2>
      {choices.length > 1 && (
        <p className={styles.choices}>
          {choices.map(({ label, rest }) => (
            <Button key={label} variant="line" size="sm" onClick={() => onLeave(rest)}>
              {label}
            </Button>
          ))}
        </p>
      )}
      {printedAt && <p className={styles.quiet}>{`Printed ${formatMoment(printedAt)}`}</p>}
      <details>
        <summary className={styles.summary}>Choose orders</summary>
        <RowList label="Orders">
          {orders.map(({ id, orderId, name, pieces, isNew }) => (
            <li key={id} className={styles.order}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={!left.includes(id)}
                  onChange={(event) => handleChoose(id, event.target.checked)}
                />
                <span>{`${name}, ${pieces === 1 ? '1 pack' : `${pieces} packs`}`}</span>
              </label>
              {printedAt && isNew && <Badge tone="warn">New since last print</Badge>}
              <Link to={adminPaths.order(id)} className={styles.number} translate="no">
                {orderId}
              </Link>
            </li>
          ))}
        </RowList>
      </details>
    </section>
  )
}

function Print({ orders, onReload }: { orders: readonly string[]; onReload: () => void }) {
  const [mark, { isLoading, error }] = useMfAdminMarkPrintedMutation()

  async function handlePrint() {
    const { error: refused } = await mark({ orders })
    if (!refused) window.print()
  }

  return (
    <MainAction>
      <ChangeProblem error={error} onReload={onReload} />
      <Button block busy={isLoading} disabled={orders.length === 0} onClick={handlePrint}>
        Print pick list
      </Button>
    </MainAction>
  )
}
