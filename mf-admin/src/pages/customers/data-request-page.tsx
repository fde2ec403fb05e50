import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetDataRequestQuery } from '../../data/customers-api'
import { adminPaths } from '../../data/places/admin-paths'
import { DataRequest } from '../../features/customers/data-request/data-request'
import { AdminScreen } from '../screen/admin-screen'

function DataRequestPage() {
  const { id = '' } = useParams()
  return (
    <AdminScreen
      title="Data request"
      right="manage-customers"
      back={{ to: adminPaths.dataRequests, label: 'requests' }}
    >
      <Request id={id} />
    </AdminScreen>
  )
}

function Request({ id }: { id: string }) {
  const query = useMfAdminGetDataRequestQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} what="the request">
      {(page) => <DataRequest page={page} onReload={query.refetch} />}
    </Loaded>
  )
}

export { DataRequestPage as Component }
