import { Loaded } from '../../components/screen-states/loaded'
import { deskPaths } from '../../data/places/desk-paths'
import { Taxes } from '../../features/taxes/taxes'
import { useMfDeskGetTaxesQuery } from '../../features/taxes/taxes-api'
import { DeskScreen } from '../screen/desk-screen'

/** HSN codes and rates of all products. */
function TaxesPage() {
  return (
    <DeskScreen
      title="HSN codes and rates"
      right="see-invoices"
      back={{ to: deskPaths.invoices, label: 'the invoices' }}
    >
      <AllTaxes />
    </DeskScreen>
  )
}

function AllTaxes() {
  const query = useMfDeskGetTaxesQuery()
  return (
    <Loaded query={query} what="the codes and rates">
      {(products) => <Taxes products={products} />}
    </Loaded>
  )
}

export { TaxesPage as Component }
