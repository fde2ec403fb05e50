import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { Card } from '../../../components/cards/card-list'
import { whenText } from '../../../data/when'
import styles from './audit-log.module.css'
import { changedFields, entryAmount } from './changed-fields'
import { describeEntry, nameOfKind } from './describe-entry'
import { entrySubject } from './entry-subject'

/** An audit log entry: who did what, when and on which device, with the values before and after. */
export function AuditLogEntry({ entry }: { entry: ShownEntry }) {
  const { at, by, device, about, why } = entry
  const fields = changedFields(entry)
  const sentence = describeEntry(entry, entryAmount(entry))
  const { text, to } = entrySubject(entry)
  return (
    <Card>
      <div className={styles.entry}>
        <h2 className={styles.what}>
          <span>{sentence.before}</span>
          {sentence.after !== undefined && (
            <>
              {to ? (
                <Link to={to} {...textLook()} translate="no">
                  {text}
                </Link>
              ) : (
                <span translate="no">{text}</span>
              )}
              <span>{sentence.after}</span>
            </>
          )}
        </h2>
        <p className={styles.small}>
          <time dateTime={at}>{whenText(at)}</time>
          <span>{` · ${by.role}${device && ` · ${device}`}`}</span>
        </p>
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ name, was, is }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {was !== undefined && (
                    <del>
                      <span className="visually-hidden">Before: </span>
                      <span>{was}</span>
                    </del>
                  )}
                  {is !== undefined && (
                    <ins>
                      <span className="visually-hidden">After: </span>
                      <span>{is}</span>
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {why && <p className={styles.why}>{`“${why}”`}</p>}
        <p className={styles.links}>
          <Link to={`?${new URLSearchParams({ kind: about.kind, id: about.id })}`} {...textLook()}>
            {`All changes to ${about.kind === 'business-details' ? 'the' : 'this'} ${nameOfKind(about.kind).toLowerCase()}`}
          </Link>
          {by.id && (
            <Link to={`?${new URLSearchParams({ person: by.id })}`} {...textLook()}>
              {`All changes by ${by.name}`}
            </Link>
          )}
        </p>
      </div>
    </Card>
  )
}
