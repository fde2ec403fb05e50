import { Button } from 'design-system/button/button'
import type { AdminReview } from 'shared-contracts/reviews/admin/reviews-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminSettleReportsMutation } from '../../../data/reviews/reviews-api'
import { whenText } from '../../../data/when'
import { reportLabels } from './reason-labels'
import styles from './review.module.css'

/** Shoppers' reports about a published review. The review stays public until it is taken down. */
export function Reports({
  review: { id, reports },
  onReload,
}: {
  review: AdminReview
  onReload: () => void
}) {
  const [settle, { error, isLoading }] = useMfAdminSettleReportsMutation()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="reports" className={styles.part}>
      <h2 id="reports" className="h3">
        Reports
      </h2>
      <CardList label="Reports" isWide>
        {reports.map(({ reason, note, at, isSettled }) => (
          <Card key={at}>
            <p>{`${reportLabels[reason]}, ${whenText(at)}${isSettled ? ' (looked at)' : ''}`}</p>
            {note && <p className={styles.text}>{note}</p>}
          </Card>
        ))}
      </CardList>
      <ChangeProblem error={error} onReload={onReload} />
      {reports.some(({ isSettled }) => !isSettled) && (
        <div>
          <Button variant="line" busy={isLoading} onClick={() => void settle({ id })}>
            Keep review public
          </Button>
        </div>
      )}
    </section>
  )
}
