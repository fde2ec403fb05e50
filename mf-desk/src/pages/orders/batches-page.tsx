import { useSearchParams } from 'react-router-dom'
import { Batches } from '../../features/batches/batches'
import { DeskScreen } from '../screen/desk-screen'

/** The number stands in the page's address, so that Back keeps it, and it can be passed on. */
function BatchesPage() {
  const [fields, setFields] = useSearchParams()
  const asked = fields.get('number') ?? ''
  return (
    <DeskScreen title="Batches" right="see-orders">
      <Batches key={asked} asked={asked} onAsk={(number) => setFields(number ? { number } : {})} />
    </DeskScreen>
  )
}

export { BatchesPage as Component }
