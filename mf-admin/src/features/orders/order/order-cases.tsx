import { Badge } from 'design-system/badge/badge'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { CaseSummary } from 'shared-contracts/support/cases/case-schema'
import { adminPaths } from '../../../data/places/admin-paths'
import { caseKindLabels, caseStateLabels, caseTones } from '../../../data/support/case-labels'
import styles from './order.module.css'

/** The customer's requests, above everything else, because they may change what to do. */
export function OrderCases({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <ul aria-label="Cases" className={styles.entries}>
      {cases.map(({ id, kind, state }) => (
        <li key={id} className={styles.states}>
          <Badge tone={kind === 'cancellation' ? 'bad' : caseTones[state]}>
            {kind === 'cancellation' ? 'Cancelled by the customer' : caseStateLabels[state]}
          </Badge>
          <Link to={adminPaths.case(id)} {...textLook()}>
            <span>{`${caseKindLabels[kind]} `}</span>
            <span translate="no">{id}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
