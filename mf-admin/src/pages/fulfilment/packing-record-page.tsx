import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetPackingRecordQuery } from '../../data/fulfilment/packing-api'
import { adminPaths } from '../../data/places/admin-paths'
import { useSession } from '../../data/staff/use-session'
import { PackingRecord } from '../../features/fulfilment/packing-record/packing-record'
import { AdminScreen } from '../screen/admin-screen'

function PackingRecordPage() {
  const { id = '' } = useParams()
  const query = useMfAdminGetPackingRecordQuery(id, { refetchOnMountOrArgChange: true })
  const order = query.currentData?.shipment
  const back = order
    ? { to: adminPaths.order(order.order), label: 'order' }
    : { to: adminPaths.orders, label: 'orders' }
  return (
    <AdminScreen title="Packing record" right="see-orders" back={back}>
      <Loaded query={query} what="the packing record">
        {(record) => <OpenRecord key={`${id} ${record.version}`} record={record} onReload={query.refetch} />}
      </Loaded>
    </AdminScreen>
  )
}

function OpenRecord(props: Omit<Parameters<typeof PackingRecord>[0], 'mayWrite'>) {
  const { rights } = useSession()
  return <PackingRecord {...props} mayWrite={rights.includes('pack-and-ship')} />
}

export { PackingRecordPage as Component }
