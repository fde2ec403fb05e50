import { adminPaths } from '../../data/places/admin-paths'
import { CsvExchange } from '../../features/catalog/many/csv-exchange'
import { PriceChange } from '../../features/catalog/many/price-change'
import { AdminScreen } from '../screen/admin-screen'

/** Many products changed at once: by a share or a sum of prices, and by a table. */
function ManyPage() {
  return (
    <AdminScreen
      title="Many products"
      right="change-catalogue"
      back={{ to: adminPaths.catalogue, label: 'the catalogue' }}
    >
      <PriceChange />
      <CsvExchange />
    </AdminScreen>
  )
}

export { ManyPage as Component }
