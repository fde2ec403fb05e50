import { Alert } from 'design-system/alert/alert'
import { Badge } from 'design-system/badge/badge'
import type { DataRequestPage } from 'shared-contracts/customers/admin/data-requests-schema'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'
import { Places } from './places'
import { Settling } from './settling'

/** A data request: where the data is, and how to answer. */
export function DataRequest({ page, onReload }: { page: DataRequestPage; onReload: () => void }) {
  const { request, hasUnconfirmedAccount } = page
  const { email, askedAt, settledAt, settledBy, outcome, exportedAt } = request
  if (!email)
    return (
      <Alert tone="ok">
        <span>{outcome === 'deleted' ? 'Deleted' : 'Settled without deleting'}</span> by{' '}
        <span>{settledBy}</span>
        <span>{settledAt && `, ${whenText(settledAt)}`}</span>. Of the request the shop keeps no address.
      </Alert>
    )
  const left = timeLeft(request, new Date())
  return (
    <>
      <h2 className="h2">{email}</h2>
      <p>
        <span>{`Asked ${whenText(askedAt)} `}</span>
        <Badge tone={left.tone}>{left.text}</Badge>
      </p>
      {exportedAt && <p>{`A copy was taken ${whenText(exportedAt)}.`}</p>}
      <p>
        Anyone can write in somebody else’s name. Send the copy to this address alone, and delete only what
        was asked for from it.
      </p>
      {hasUnconfirmedAccount && (
        <p>
          An account names this address and has never confirmed it. It may be somebody else’s, so it is
          neither shown nor deleted: its owner can do both after signing in.
        </p>
      )}
      <Places page={page} />
      <Settling request={request} onReload={onReload} />
    </>
  )
}
