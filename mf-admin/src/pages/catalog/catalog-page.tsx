import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetProductsQuery } from '../../data/catalog/catalog-api'
import { Products } from '../../features/catalog/products/products'
import { AdminScreen } from '../screen/admin-screen'

function CatalogPage() {
  return (
    <AdminScreen title="Catalogue" right="change-catalogue">
      <Catalogue />
    </AdminScreen>
  )
}

function Catalogue() {
  const query = useMfAdminGetProductsQuery()
  return (
    <Loaded query={query} what="the catalogue">
      {({ products }) => <Products products={products} />}
    </Loaded>
  )
}

export { CatalogPage as Component }
