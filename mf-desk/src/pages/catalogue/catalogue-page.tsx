import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetProductsQuery } from '../../data/catalogue/catalogue-api'
import { Products } from '../../features/products/products'
import { DeskScreen } from '../screen/desk-screen'

/** What the shop sells: looked up, and said to be sold out. */
function CataloguePage() {
  return (
    <DeskScreen title="Catalogue" right="change-catalogue">
      <Catalogue />
    </DeskScreen>
  )
}

function Catalogue() {
  const query = useMfDeskGetProductsQuery()
  return (
    <Loaded query={query} what="the catalogue">
      {({ products }) => <Products products={products} />}
    </Loaded>
  )
}

export { CataloguePage as Component }
