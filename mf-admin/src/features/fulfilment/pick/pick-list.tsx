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

/** One walk along the shelf for many orders. */
export function PickList() {
  const [left, setLeft] = useState<readonly string[]>([])
  const all = useMfAdminGetPickListQuery(undefined, { refetchOnMountOrArgChange: true })
  const ids = all.currentData?.orders.map(({ id }) => id) ?? []
  const chosen = ids.filter((id) => !left.includes(id))
  const isAll = chosen.length === ids.length
  const some = useMfAdminGetPickListQuery(chosen, { skip: isAll })

  function handleChoose(id: string, isWanted: boolean) {
    setLeft(isWanted ? left.filter((other) => other !== id) : [...left, id])
  }

  return (
    <Loaded query={all} what="the pick list">
      {(list) =>
        list.orders.length === 0 ? (
          <EmptyState level={2} title="Nothing to pick">
            All paid orders are packed.
          </EmptyState>
        ) : (
          <>
            <Loaded query={isAll ? all : some} what="the pick list">
              {({ picks }) => <PickRows picks={picks} />}
            </Loaded>
            <Orders list={list} left={left} onChoose={handleChoose} />
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
  left: readonly string[]
  onChoose: (id: string, isWanted: boolean) => void
}

/** The orders of the list; those that arrived after the last printing are marked. */
function Orders({ list, left, onChoose }: OrdersProps) {
  return (
    <section className={styles.part} aria-labelledby="orders">
      <h2 id="orders" className="h3">
        Orders on this list
      </h2>
      {list.printedAt && <p className={styles.quiet}>{`Printed ${formatMoment(list.printedAt)}`}</p>}
      <RowList label="Orders">
        {list.orders.map(({ id, orderId, name, pieces, isNew }) => (
          <li key={id} className={styles.order}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={!left.includes(id)}
                onChange={(event) => onChoose(id, event.target.checked)}
              />
              <span>{`${name}, ${pieces === 1 ? '1 pack' : `${pieces} packs`}`}</span>
            </label>
            {list.printedAt && isNew && <Badge tone="warn">New since last print</Badge>}
            <Link to={adminPaths.order(id)} className={styles.number} translate="no">
              {orderId}
            </Link>
          </li>
        ))}
      </RowList>
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
