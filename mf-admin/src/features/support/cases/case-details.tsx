import { Badge } from 'design-system/badge/badge'
import type { AdminCase } from 'shared-contracts/support/admin/cases-schema'
import type { CaseKind } from 'shared-contracts/support/cases/case'
import { inRupees } from 'shared-contracts/values/money'
import messageStyles from '../../../components/support/message.module.css'
import { caseReasonLabels, caseStateLabels, caseTones } from '../../../data/support/case-labels'
import { adminCasePhoto } from '../../../data/support/cases-api'
import { whenText } from '../../../data/when'
import styles from './cases.module.css'

const titles: Record<CaseKind, string> = {
  cancellation: 'Cancelled by',
  problem: 'Problem reported by',
  return: 'Return requested by',
}

/** A customer's request with its items and photos. */
export function CaseDetails({ one }: { one: AdminCase }) {
  const { id, kind, state, name, openedAt, reason, items, text, photos, refund } = one
  return (
    <section aria-labelledby="case" className={messageStyles.part}>
      <h2 id="case" className="h3">
        {`${titles[kind]} ${name}`}
      </h2>
      <p className={messageStyles.ways}>
        <Badge tone={caseTones[state]}>{caseStateLabels[state]}</Badge>
        <span>{whenText(openedAt)}</span>
      </p>
      {refund !== undefined && <p>{`${inRupees(Math.round(refund * 100))} refunded automatically.`}</p>}
      {reason && <p>{`Reason: ${caseReasonLabels[reason]}`}</p>}
      <ul aria-label="Items" className={styles.items}>
        {items.map(({ line, quantity, name, variant }) => (
          <li key={line}>{`${quantity} x ${name}, ${variant}`}</li>
        ))}
      </ul>
      {text && <blockquote className={messageStyles.said}>{text}</blockquote>}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <a key={photo} href={adminCasePhoto(id, photo)} target="_blank" rel="noreferrer">
              <img
                src={adminCasePhoto(id, photo)}
                alt={`Sent by the customer, ${index + 1} of ${photos.length}`}
                width={160}
                height={160}
                loading="lazy"
                className={styles.photo}
              />
            </a>
          ))}
        </div>
      )}
    </section>
  )
}
