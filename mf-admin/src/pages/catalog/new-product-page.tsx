import { adminPaths } from '../../data/places/admin-paths'
import { NewProductForm } from '../../features/catalog/drafts/new-product'
import { AdminScreen } from '../screen/admin-screen'

function NewProductPage() {
  return (
    <AdminScreen
      title="New product"
      right="change-catalogue"
      back={{ to: adminPaths.catalogue, label: 'catalogue' }}
    >
      <NewProductForm />
    </AdminScreen>
  )
}

export { NewProductPage as Component }
