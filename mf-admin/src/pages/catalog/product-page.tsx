import { useParams } from 'react-router-dom'
import { productPath } from 'shared-contracts/catalog/product-path'
import { Loaded } from '../../components/screen-states/loaded'
import { ShopLink } from '../../components/shop-link'
import { useMfAdminGetProductQuery } from '../../data/catalog/catalog-api'
import { adminPaths } from '../../data/places/admin-paths'
import { useSession } from '../../data/staff/use-session'
import { AddVariant } from '../../features/catalog/drafts/add-variant'
import { ProductHistory } from '../../features/catalog/history/product-history'
import { MissingList } from '../../features/catalog/product/missing-list'
import { PlaceInLists } from '../../features/catalog/product/place-in-lists'
import { ProductForm } from '../../features/catalog/product/product-form'
import { ProductSections } from '../../features/catalog/product/product-sections'
import { Schedule } from '../../features/catalog/schedule/schedule'
import { StockOfProduct } from '../../features/catalog/stock/stock-of-product'
import { TaxOfOne } from '../../features/invoicing/taxes/tax-of-one'
import { AdminScreen } from '../screen/admin-screen'

function ProductPage() {
  return (
    <AdminScreen
      title="Product"
      right="change-catalogue"
      back={{ to: adminPaths.catalogue, label: 'catalogue' }}
    >
      <Product />
    </AdminScreen>
  )
}

function Product() {
  const { id = '' } = useParams()
  const { rights } = useSession()
  const query = useMfAdminGetProductQuery(id)
  return (
    <Loaded query={query} what="the product">
      {(product) => (
        <>
          <h2>{product.name}</h2>
          {product.isListed && (
            <p>
              <ShopLink path={productPath({ _id: product.id, category: product.category })} />
            </p>
          )}
          <ProductSections hasTax={rights.includes('see-invoices')} />
          <MissingList missing={product.missing} />
          <ProductForm key={product.id} product={product} onReload={query.refetch} />
          <AddVariant product={product} />
          <StockOfProduct productId={product.id} />
          <TaxOfOne productId={product.id} />
          <PlaceInLists product={product} onReload={query.refetch} />
          <Schedule product={product} />
          <ProductHistory product={product} />
        </>
      )}
    </Loaded>
  )
}

export { ProductPage as Component }
