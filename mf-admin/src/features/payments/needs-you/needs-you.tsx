import { EmptyState } from 'design-system/empty-state/empty-state'
import type { NeededThing, NeedsYou } from 'shared-contracts/payments/admin/money-schema'
import { neededKinds } from 'shared-contracts/payments/admin/needed-kinds'
import { CardList } from '../../../components/cards/card-list'
import { RefundRequestCard } from '../../../components/refund-request-card/refund-request-card'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetNeedsYouQuery } from '../../../data/payments/money-api'
import { NeededCard } from './needed-card'
import styles from './needs-you.module.css'

/** Often enough that what a gateway has just told stands here within the minute. */
const ASK_AGAIN_MS = 30_000

/** Everything about money that waits for a person, each with the one thing that settles it. */
export function NeedsYouBoard() {
  const query = useMfAdminGetNeedsYouQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <Loaded query={query} what="what waits">
      {(board) => <Board board={board} onReload={query.refetch} />}
    </Loaded>
  )
}

function Board({
  board: { things, refundRequests },
  onReload,
}: {
  board: NeedsYou
  onReload: () => unknown
}) {
  if (things.length === 0 && refundRequests.length === 0)
    return (
      <EmptyState level={2} title="Nothing waits for you">
        All money is where it belongs.
      </EmptyState>
    )
  return (
    <div className={styles.board}>
      {refundRequests.length > 0 && (
        <section className={styles.kind}>
          <h2 className="h3">{`Refunds that wait: ${refundRequests.length}`}</h2>
          <CardList label="Refunds that wait">
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
      {neededKinds.map((kind) => (
        <Kind key={kind} things={things.filter((thing) => thing.kind === kind)} onReload={onReload} />
      ))}
    </div>
  )
}

function Kind({ things, onReload }: { things: readonly NeededThing[]; onReload: () => unknown }) {
  const [first] = things
  if (!first) return null
  return (
    <section className={styles.kind}>
      <h2 className="h3">{`${first.heading}: ${things.length}`}</h2>
      <CardList label={first.heading}>
        {things.map((thing) => (
          <NeededCard key={thing.id} thing={thing} onReload={onReload} />
        ))}
      </CardList>
    </section>
  )
}
