import { EmptyState } from 'design-system/empty-state/empty-state'
import type { Ref } from 'react'
import type { OrderCards } from 'shared-contracts/orders/admin/orders-schema'
import { type QueryInParts, ShowMore } from '../../../components/actions/show-more'
import type { QueueQuestion } from '../../../data/orders/queue-address'
import { useSession } from '../../../data/staff/use-session'
import { OrderList } from './order-list'
import styles from './queue.module.css'

interface Props {
  ref: Ref<HTMLUListElement>
  question: QueueQuestion
  pages: readonly OrderCards[]
  query: QueryInParts
}

/** The number of orders, the loaded cards, and a button for more. */
export function FoundOrders({ ref, question, pages, query }: Props) {
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
          {question.shipments === 'to-pack' && !question.words
            ? 'All paid orders have been shipped.'
            : 'To see unpaid orders, choose “Not paid” under Payment.'}
        </EmptyState>
      )}
      <OrderList ref={ref} orders={orders} mayPrint={rights.includes('pack-and-ship')} />
      <ShowMore query={query} />
    </>
  )
}
