import { EmptyState } from 'design-system/empty-state/empty-state'
import type { Ref } from 'react'
import type { OrderCards, OrderSorting } from 'shared-contracts/orders/admin/orders-schema'
import { type QueryInParts, ShowMore } from '../../../components/actions/show-more'
import type { QueueQuestion } from '../../../data/orders/queue-address'
import { useSession } from '../../../data/staff/use-session'
import { OrderList } from './order-list'
import styles from './queue.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  open?: string | undefined
  question: QueueQuestion
  onSort: (sorting: OrderSorting | undefined) => void
  pages: readonly OrderCards[]
  query: QueryInParts
}

export function FoundOrders({ ref, open, question, onSort, pages, query }: Props) {
  const { rights } = useSession()
  const orders = pages.flatMap((page) => page.orders)
  const total = pages[0]?.total ?? orders.length
  return (
    <>
      <p role="status" className={styles.count}>
        {total === 1 ? '1 order' : `${total} orders`}
      </p>
      {orders.length === 0 && (
        <EmptyState level={2} title={question.words ? 'No orders found' : 'No orders here'}>
          {emptyHint(question)}
        </EmptyState>
      )}
      <OrderList
        ref={ref}
        orders={orders}
        sorting={question.sorting}
        onSort={onSort}
        open={open}
        mayPack={rights.includes('pack-and-ship')}
      />
      <ShowMore query={query} />
    </>
  )
}

function emptyHint({ words, shipments }: QueueQuestion): string {
  if (words) return 'Check the spelling, or try a shorter search.'
  if (shipments === 'to-pack') return 'All paid orders have been shipped.'
  return 'To see unpaid orders, choose “Not paid” under Payment.'
}
