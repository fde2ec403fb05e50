import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetPackingRecordQuery } from '../../data/orders/packing-api'
import { deskPaths } from '../../data/places/desk-paths'
import { useSession } from '../../data/session/use-session'
import { PackingRecord } from '../../features/packing-record/packing-record'
import { DeskScreen } from '../screen/desk-screen'

function PackingRecordPage() {
  const { id = '' } = useParams()
  const query = useMfDeskGetPackingRecordQuery(id, { refetchOnMountOrArgChange: true })
  const order = query.currentData?.parcel
  const back = order
    ? { to: deskPaths.order(order.order), label: 'the order' }
    : { to: deskPaths.orders, label: 'the orders' }
  return (
    <DeskScreen title="Packing record" right="see-orders" back={back}>
      <Loaded query={query} what="the packing record">
        {(record) => <OpenRecord key={`${id} ${record.version}`} record={record} onReload={query.refetch} />}
      </Loaded>
    </DeskScreen>
  )
}

function OpenRecord(props: Omit<Parameters<typeof PackingRecord>[0], 'mayWrite'>) {
  const { rights } = useSession()
  return <PackingRecord {...props} mayWrite={rights.includes('pack-and-ship')} />
}

export { PackingRecordPage as Component }
