import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetStockQuery } from '../../features/catalog/stock/stock-api'
import { StockTake } from '../../features/catalog/stock/take/stock-take'
import { AdminScreen } from '../screen/admin-screen'

function StockTakePage() {
  return (
    <AdminScreen title="Stock-take" right="mark-sold-out" back={{ to: adminPaths.stock, label: 'stock' }}>
      <Take />
    </AdminScreen>
  )
}

function Take() {
  const query = useMfAdminGetStockQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} what="the stock">
      {({ variants }) => <StockTake variants={variants} />}
    </Loaded>
  )
}

export { StockTakePage as Component }
