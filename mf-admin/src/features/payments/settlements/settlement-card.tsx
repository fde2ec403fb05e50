import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { SettlementClass } from 'shared-contracts/payments/admin/settlement-classes'
import type { AdminSettlement } from 'shared-contracts/payments/admin/settlements-schema'
import { Card } from '../../../components/cards/card-list'
import { dayText } from '../../../data/when'
import { inSignedRupees } from './in-signed-rupees'
import { SettlementLines } from './settlement-lines'
import styles from './settlements.module.css'

const labels: Record<SettlementClass, string> = {
  payment: 'Payments',
  refund: 'Refunds',
  fee: 'Fees',
  tax: 'Tax on fees',
  dispute: 'Disputes',
  adjustment: 'Adjustments',
  unknown: 'Unknown type',
}

/** One payout to the bank, and its entries. */
export function SettlementCard({ settlement }: { settlement: AdminSettlement }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, utr, paidAt, credited, sum, classes, troubles } = settlement
  return (
    <Card>
      <p className={styles.row}>
        <strong>{utr}</strong>
        <Badge tone={troubles.length > 0 ? 'bad' : 'ok'}>
          {troubles.length > 0 ? 'Needs review' : 'Matched'}
        </Badge>
      </p>
      {paidAt && <p className={styles.quiet}>{paidText(paidAt)}</p>}
      <dl className={styles.sums}>
        {classes.map((one) => (
          <div key={one.class} className={styles.row}>
            <dt>{`${labels[one.class]}: ${one.lines}`}</dt>
            <dd>{inSignedRupees(one.sum)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>All entries</dt>
          <dd>{inSignedRupees(sum)}</dd>
        </div>
        <div className={styles.row}>
          <dt>Paid to bank</dt>
          <dd>{credited === null ? 'not stated' : inSignedRupees(credited)}</dd>
        </div>
      </dl>
      {troubles.map((trouble) => (
        <p key={trouble}>{`${trouble}.`}</p>
      ))}
      <div>
        <Button
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} entries of ${utr}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide entries' : 'Show entries'}
        </Button>
      </div>
      {isOpen && <SettlementLines id={id} />}
    </Card>
  )
}

/** Formats the gateway's '2026-11-27 00:00:00' as a day. Any other format is shown unchanged. */
function paidText(paidAt: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(paidAt) ?? []
  return day ? dayText(day) : paidAt
}
