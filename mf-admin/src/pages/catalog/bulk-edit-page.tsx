import { adminPaths } from '../../data/places/admin-paths'
import { CsvExchange } from '../../features/catalog/bulk-edit/csv-exchange'
import { PriceChange } from '../../features/catalog/bulk-edit/price-change'
import { AdminScreen } from '../screen/admin-screen'

function BulkEditPage() {
  return (
    <AdminScreen
      title="Bulk edit"
      right="change-catalogue"
      back={{ to: adminPaths.catalogue, label: 'catalogue' }}
    >
      <PriceChange />
      <CsvExchange />
    </AdminScreen>
  )
}

export { BulkEditPage as Component }
