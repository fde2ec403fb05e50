import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link, useSearchParams } from 'react-router-dom'
import type { AuditLogPage } from 'shared-contracts/staff/audit-log-schema'
import { CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminApi, adminCall } from '../../../data/calls/admin-api'
import { AuditLogEntry } from './audit-log-entry'
import { AuditLogFilter } from './audit-log-filter'

const { useMfAdminGetAuditLogQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One page of the audit log. The argument is its query string. */
    mfAdminGetAuditLog: build.query<AuditLogPage, string>({
      queryFn: adminCall((question) => ({ url: `/api/admin/audit-log${question && `?${question}`}` })),
      providesTags: ['AdminAuditLog'],
    }),
  }),
})

/** The audit log, newest first. The filter is in the address, so that Back restores it. */
export function AuditLog() {
  const [asked] = useSearchParams()
  const query = useMfAdminGetAuditLogQuery(asked.toString())
  const older = (next: number) =>
    new URLSearchParams([...asked].filter(([name]) => name !== 'before').concat([['before', String(next)]]))
  return (
    <>
      <AuditLogFilter />
      <Loaded query={query} what="the audit log">
        {({ entries, next }) =>
          entries.length === 0 ? (
            <EmptyState level={2} title="No changes found">
              Try a different filter.
            </EmptyState>
          ) : (
            <>
              <CardList label="Changes" isWide>
                {entries.map((entry) => (
                  <AuditLogEntry key={entry.id} entry={entry} />
                ))}
              </CardList>
              {next !== null && (
                <div>
                  <Link to={`?${older(next)}`} {...buttonLook({ variant: 'line', block: true })}>
                    Show older changes
                  </Link>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}
