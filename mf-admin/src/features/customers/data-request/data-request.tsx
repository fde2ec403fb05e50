import { Alert } from 'design-system/alert/alert'
import { Badge } from 'design-system/badge/badge'
import type { DataRequestPage } from 'shared-contracts/customers/admin/data-requests-schema'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'
import { Places } from './places'
import { Settling } from './settling'

/** A data request: the stored data about the customer, and the ways to answer. */
export function DataRequest({ page, onReload }: { page: DataRequestPage; onReload: () => void }) {
  const { request, hasUnconfirmedAccount } = page
  const { email, askedAt, settledAt, settledBy, outcome, exportedAt } = request
  if (!email)
    return (
      <Alert tone="ok">
        <span>{outcome === 'deleted' ? 'Deleted' : 'Closed without deleting data'}</span> by{' '}
        <span>{settledBy}</span>
        <span>{settledAt && `, ${whenText(settledAt)}`}</span>. The email address of this request is no longer
        stored.
      </Alert>
    )
  const left = timeLeft(request, new Date())
  return (
    <>
      <h2 className="h2">{email}</h2>
      <p>
        <span>{`Received ${whenText(askedAt)} `}</span>
        <Badge tone={left.tone}>{left.text}</Badge>
      </p>
      {exportedAt && <p>{`Data downloaded ${whenText(exportedAt)}.`}</p>}
      <p>
        Anyone can write in someone else’s name. Send the copy to this address only, and delete data only if
        the request came from this address.
      </p>
      {hasUnconfirmedAccount && (
        <p>
          An account uses this address but hasn’t confirmed it. The account may belong to someone else, so
          it’s neither downloaded nor deleted with this request. Its owner can download or delete it after
          signing in.
        </p>
      )}
      <Places page={page} />
      <Settling request={request} onReload={onReload} />
    </>
  )
}
