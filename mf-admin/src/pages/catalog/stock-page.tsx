import { Loaded } from '../../components/screen-states/loaded'
import { StockList } from '../../features/catalog/stock/list/stock-list'
import { useMfAdminGetStockQuery } from '../../features/catalog/stock/stock-api'
import { AdminScreen } from '../screen/admin-screen'

function StockPage() {
  return (
    <AdminScreen title="Stock" right="mark-sold-out">
      <Stock />
    </AdminScreen>
  )
}

function Stock() {
  const query = useMfAdminGetStockQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} what="the stock">
      {({ variants }) => <StockList variants={variants} />}
    </Loaded>
  )
}

export { StockPage as Component }
