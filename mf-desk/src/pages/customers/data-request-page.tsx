import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetDataRequestQuery } from '../../data/customers/customers-api'
import { deskPaths } from '../../data/places/desk-paths'
import { DataRequest } from '../../features/data-request/data-request'
import { DeskScreen } from '../screen/desk-screen'

/** One request for data. */
function DataRequestPage() {
  const { id = '' } = useParams()
  return (
    <DeskScreen
      title="Data request"
      right="manage-customers"
      back={{ to: deskPaths.dataRequests, label: 'the requests' }}
    >
      <Request id={id} />
    </DeskScreen>
  )
}

function Request({ id }: { id: string }) {
  const query = useMfDeskGetDataRequestQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} what="the request">
      {(page) => <DataRequest page={page} onReload={query.refetch} />}
    </Loaded>
  )
}

export { DataRequestPage as Component }
