import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Icon } from 'design-system/icon/icon'
import { addShape } from 'design-system/icon/shapes'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DataRequest } from 'shared-contracts/customers/admin/data-requests-schema'
import { MainAction } from '../../../components/actions/main-action'
import { Card, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetDataRequestsQuery } from '../../../data/customers-api'
import { adminPaths } from '../../../data/places/admin-paths'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'
import { NoteRequest } from './note-request'
import { proofLabels } from './proof-labels'

/** The data requests, most urgent first. */
export function DataRequests() {
  const query = useMfAdminGetDataRequestsQuery()
  const [isNoting, setIsNoting] = useState(false)
  return (
    <>
      <p>
        Reply within 30 days when someone asks to see or delete their data. Customers with an account can do
        both themselves.
      </p>
      <Loaded query={query} what="the requests">
        {({ requests }) => (
          <>
            {requests.length === 0 && <EmptyState level={2} title="No data requests" />}
            <CardList label="Requests">
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </CardList>
          </>
        )}
      </Loaded>
      <MainAction>
        <Button onClick={() => setIsNoting(true)}>
          <Icon shape={addShape} />
          Add request
        </Button>
      </MainAction>
      <NoteRequest open={isNoting} onClose={() => setIsNoting(false)} />
    </>
  )
}

function RequestCard({ request }: { request: DataRequest }) {
  const { id, email, way, askedAt, settledAt, settledBy, outcome } = request
  const left = timeLeft(request, new Date())
  return (
    <Card>
      <h2 className="h3">
        <Link to={adminPaths.dataRequest(id)} {...textLook()}>
          {email ?? `Request from ${whenText(askedAt)}`}
        </Link>
      </h2>
      <p>{`Received ${proofLabels[way]}, ${whenText(askedAt)}`}</p>
      {settledAt ? (
        <p>
          <span>{outcome === 'deleted' ? 'Deleted' : 'Settled'}</span> by <span>{settledBy}</span>,{' '}
          <span>{whenText(settledAt)}</span>
        </p>
      ) : (
        <div>
          <Badge tone={left.tone}>{left.text}</Badge>
        </div>
      )}
    </Card>
  )
}
