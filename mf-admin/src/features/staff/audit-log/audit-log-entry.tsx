import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { Card } from '../../../components/cards/card-list'
import { whenText } from '../../../data/when'
import styles from './audit-log.module.css'
import { changedFields } from './changed-fields'
import { humanizeName } from './describe-entry'

/** One change: who, when, on what device, and the previous value. */
export function AuditLogEntry({ entry }: { entry: ShownEntry }) {
  const { at, by, device, what, about, before, after, why } = entry
  const fields = changedFields(before, after)
  return (
    <Card>
      <div className={styles.entry}>
        <h2 className={styles.what}>{humanizeName(what)}</h2>
        <p className={styles.small}>
          <time dateTime={at}>{whenText(at)}</time>
          <span>{` · ${by.name}, ${by.role}${device && ` · ${device}`}`}</span>
        </p>
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ name, was, is }) => (
              <div key={name}>
                <dt>{humanizeName(name)}</dt>
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
          <Link to={`?${new URLSearchParams(about)}`} {...textLook()}>
            {`All changes to this ${humanizeName(about.kind).toLowerCase()}`}
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
