import { Button } from 'design-system/button/button'
import type { ReactNode } from 'react'
import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from 'shared-contracts/values/money'
import {
  useMfAdminConfirmRefundRequestMutation,
  useMfAdminUndoRefundRequestMutation,
} from '../../data/payments/money-api'
import { useSession } from '../../data/staff/use-session'
import { Card } from '../cards/card-list'
import { ChangeProblem } from '../screen-states/change-problem'
import styles from './refund-request-card.module.css'
import { describePart, describeState } from './refund-request-texts'

interface Props {
  refundRequest: RefundRequest
  /** The order or payment being refunded, if the screen does not show it. */
  about?: ReactNode
  onReload: () => unknown
}

/** A refund: its amount, reason and author, with Undo until it is sent, or Confirm for a second person. */
export function RefundRequestCard({ refundRequest, about, onReload }: Props) {
  const { person } = useSession()
  const [confirm, confirming] = useMfAdminConfirmRefundRequestMutation()
  const [undo, undoing] = useMfAdminUndoRefundRequestMutation()
  const { id, amount, why, by, state } = refundRequest
  const isOwn = by.id === person.id
  const waits = state === 'waits' || state === 'waits-for-second'
  const isBusy = confirming.isLoading || undoing.isLoading

  function handleReload() {
    confirming.reset()
    undoing.reset()
    onReload()
  }

  return (
    <Card>
      <p className={styles.first}>
        <strong>{inRupees(amount)}</strong>
        <span>{about ?? describePart(refundRequest)}</span>
      </p>
      <p>{why}</p>
      <p className="small muted">{`${by.name}. ${describeState(refundRequest)}`}</p>
      <ChangeProblem error={confirming.error ?? undoing.error} onReload={handleReload} />
      {waits && (
        <div className={styles.actions}>
          {!isOwn && (
            <Button busy={confirming.isLoading} disabled={isBusy} onClick={() => confirm(id)}>
              Confirm
            </Button>
          )}
          {(isOwn || person.role === 'owner') && (
            <Button variant="line" busy={undoing.isLoading} disabled={isBusy} onClick={() => undo(id)}>
              Undo
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
