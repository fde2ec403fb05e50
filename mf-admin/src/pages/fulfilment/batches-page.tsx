import { useSearchParams } from 'react-router-dom'
import { Batches } from '../../features/fulfilment/batches/batches'
import { AdminScreen } from '../screen/admin-screen'

/** The batch number is in the address, so that Back restores it and it can be shared. */
function BatchesPage() {
  const [fields, setFields] = useSearchParams()
  const asked = fields.get('number') ?? ''
  return (
    <AdminScreen title="Batches" right="see-orders">
      <Batches key={asked} asked={asked} onAsk={(number) => setFields(number ? { number } : {})} />
    </AdminScreen>
  )
}

export { BatchesPage as Component }
