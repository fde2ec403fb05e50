import { deskPaths } from '../../data/places/desk-paths'
import { NewProductForm } from '../../features/making/new-product'
import { DeskScreen } from '../screen/desk-screen'

/** A product that the shop did not have. */
function NewProductPage() {
  return (
    <DeskScreen
      title="New product"
      right="change-catalogue"
      back={{ to: deskPaths.catalogue, label: 'the catalogue' }}
    >
      <NewProductForm />
    </DeskScreen>
  )
}

export { NewProductPage as Component }
