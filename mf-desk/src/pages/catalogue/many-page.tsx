import { deskPaths } from '../../data/places/desk-paths'
import { CsvExchange } from '../../features/many/csv-exchange'
import { PriceChange } from '../../features/many/price-change'
import { DeskScreen } from '../screen/desk-screen'

/** Many products changed at once: by a share or a sum of prices, and by a table. */
function ManyPage() {
  return (
    <DeskScreen
      title="Many products"
      right="change-catalogue"
      back={{ to: deskPaths.catalogue, label: 'the catalogue' }}
    >
      <PriceChange />
      <CsvExchange />
    </DeskScreen>
  )
}

export { ManyPage as Component }
