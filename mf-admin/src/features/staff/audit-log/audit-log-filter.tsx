import { Select } from 'design-system/select/select'
import { TextButton } from 'design-system/text-link/text-link'
import { useSearchParams } from 'react-router-dom'
import { auditLogObjects } from 'shared-contracts/staff/audit-log-subjects'
import styles from './audit-log.module.css'
import { nameOfKind } from './describe-entry'

/** Filters the audit log by subject. Links on other screens filter it by a single item or person. */
export function AuditLogFilter() {
  const [asked, setAsked] = useSearchParams()
  const isNarrow = asked.has('id') || asked.has('person')
  const showKind = (kind: string) => setAsked(kind ? { kind } : {})
  return (
    <div className={styles.filter}>
      <Select label="Show" value={asked.get('kind') ?? ''} onChange={({ target }) => showKind(target.value)}>
        <option value="">Everything</option>
        {auditLogObjects.map((kind) => (
          <option key={kind} value={kind}>
            {nameOfKind(kind)}
          </option>
        ))}
      </Select>
      {isNarrow && (
        <p>
          <span>{`Showing changes ${asked.has('person') ? 'by one person' : 'to one item'} only. `}</span>
          <TextButton onClick={() => showKind(asked.get('kind') ?? '')}>Show all</TextButton>
        </p>
      )}
    </div>
  )
}
