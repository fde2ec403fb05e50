import { textLook } from 'design-system/text-link/text-link'
import { Link, useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useSession } from '../../data/staff/use-session'
import { BatchAgreement } from '../../features/catalog/stock/pack/batch-agreement'
import { Movements } from '../../features/catalog/stock/pack/movements'
import { PackStock } from '../../features/catalog/stock/pack/pack-stock'
import { useMfAdminGetPackStockInfiniteQuery } from '../../features/catalog/stock/stock-api'
import { AdminScreen } from '../screen/admin-screen'

function PackStockPage() {
  return (
    <AdminScreen title="Stock" right="mark-sold-out" back={{ to: adminPaths.stock, label: 'stock' }}>
      <Pack />
    </AdminScreen>
  )
}

function Pack() {
  const { productId = '', variantId = '' } = useParams()
  const { rights } = useSession()
  const query = useMfAdminGetPackStockInfiniteQuery(
    { productId, variantId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Loaded query={query} what="the stock">
      {({ pages }) => {
        const [first] = pages
        if (!first) return null
        const { variant, batches, agreement } = first
        const name = `${variant.name}, ${variant.label}`
        return (
          <>
            <h2>
              {rights.includes('change-catalogue') ? (
                <Link to={adminPaths.product(productId)} {...textLook()}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <PackStock variant={variant} batches={batches} onReload={query.refetch} />
            <BatchAgreement batches={batches} agreement={agreement} />
            <Movements movements={pages.flatMap(({ movements }) => movements)} query={query} />
          </>
        )
      }}
    </Loaded>
  )
}

export { PackStockPage as Component }
