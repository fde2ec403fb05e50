import { EmptyState } from 'design-system/empty-state/empty-state'
import { actionItemKinds } from 'shared-contracts/payments/admin/action-item-kinds'
import type { ActionItem, ActionItems } from 'shared-contracts/payments/admin/money-schema'
import { CardList } from '../../../components/cards/card-list'
import { RefundRequestCard } from '../../../components/refund-request-card/refund-request-card'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetActionItemsQuery } from '../../../data/payments/money-api'
import { ActionItemCard } from './action-item-card'
import styles from './action-items.module.css'

/** The polling interval, short enough to show a gateway's update within a minute. */
const ASK_AGAIN_MS = 30_000

/** The action items about payments, each with the action that resolves it. */
export function ActionItemsBoard() {
  const query = useMfAdminGetActionItemsQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <Loaded query={query} what="pending payments">
      {(board) => <Board board={board} onReload={query.refetch} />}
    </Loaded>
  )
}

function Board({
  board: { items, refundRequests },
  onReload,
}: {
  board: ActionItems
  onReload: () => unknown
}) {
  if (items.length === 0 && refundRequests.length === 0)
    return (
      <EmptyState level={2} title="Nothing pending">
        No payments or refunds need your attention.
      </EmptyState>
    )
  return (
    <div className={styles.board}>
      {refundRequests.length > 0 && (
        <section className={styles.kind}>
          <h2 className="h3">{`Pending refunds: ${refundRequests.length}`}</h2>
          <CardList label="Pending refunds">
            {refundRequests.map((refundRequest) => (
              <RefundRequestCard
                key={refundRequest.id}
                refundRequest={refundRequest}
                about={<span translate="no">{refundRequest.about}</span>}
                onReload={onReload}
              />
            ))}
          </CardList>
        </section>
      )}
      {actionItemKinds.map((kind) => (
        <Kind key={kind} items={items.filter((item) => item.kind === kind)} onReload={onReload} />
      ))}
    </div>
  )
}

function Kind({ items, onReload }: { items: readonly ActionItem[]; onReload: () => unknown }) {
  const [first] = items
  if (!first) return null
  return (
    <section className={styles.kind}>
      <h2 className="h3">{`${first.heading}: ${items.length}`}</h2>
      <CardList label={first.heading}>
        {items.map((item) => (
          <ActionItemCard key={item.id} item={item} onReload={onReload} />
        ))}
      </CardList>
    </section>
  )
}
