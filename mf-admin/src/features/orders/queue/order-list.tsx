import { Button } from 'design-system/button/button'
import { type Ref, useState } from 'react'
import { MOST_PRINTED } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { OrderCard as Card } from 'shared-contracts/orders/admin/orders-schema'
import { MainAction } from '../../../components/actions/main-action'
import { CardList } from '../../../components/cards/card-list'
import { Tick } from '../../../components/forms/tick'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { OrderCard } from './order-card'
import styles from './queue.module.css'

interface Props {
  ref: Ref<HTMLUListElement>
  orders: readonly Card[]
  /** True if the person may print. */
  mayPrint: boolean
}

/** Cards below each other. Several can be selected for printing. */
export function OrderList({ ref, orders, mayPrint }: Props) {
  const [ticked, setTicked] = useState<readonly string[]>()
  const chosen = orders.map(({ id }) => id).filter((id) => ticked?.includes(id))
  const first = orders.slice(0, MOST_PRINTED).map(({ id }) => id)

  function handleTick(id: string, isWanted: boolean) {
    const others = chosen.filter((other) => other !== id)
    setTicked(isWanted ? [...others, id] : others)
  }

  return (
    <>
      {mayPrint && orders.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="line"
            size="sm"
            aria-expanded={ticked !== undefined}
            onClick={() => setTicked(ticked ? undefined : [])}
          >
            {ticked ? 'Cancel selection' : 'Print labels and slips'}
          </Button>
          {ticked && (
            <Button variant="line" size="sm" onClick={() => setTicked(first)}>
              {`Select first ${first.length}`}
            </Button>
          )}
        </div>
      )}
      <CardList ref={ref} label="Orders">
        {orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            below={
              ticked && (
                <Tick
                  label={`Print ${order.orderId}`}
                  checked={chosen.includes(order.id)}
                  disabled={chosen.length >= MOST_PRINTED && !chosen.includes(order.id)}
                  onChange={(event) => handleTick(order.id, event.target.checked)}
                />
              )
            }
          />
        ))}
      </CardList>
      {chosen.length > 0 && (
        <MainAction>
          <PrintDocuments orders={chosen} />
        </MainAction>
      )}
    </>
  )
}
