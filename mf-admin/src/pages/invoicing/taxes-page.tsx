import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { Taxes } from '../../features/invoicing/taxes/taxes'
import { useMfAdminGetTaxesQuery } from '../../features/invoicing/taxes/taxes-api'
import { AdminScreen } from '../screen/admin-screen'

function TaxesPage() {
  return (
    <AdminScreen
      title="HSN codes and rates"
      right="see-invoices"
      back={{ to: adminPaths.invoices, label: 'invoices' }}
    >
      <AllTaxes />
    </AdminScreen>
  )
}

function AllTaxes() {
  const query = useMfAdminGetTaxesQuery()
  return (
    <Loaded query={query} what="the codes and rates">
      {(products) => <Taxes products={products} />}
    </Loaded>
  )
}

export { TaxesPage as Component }
