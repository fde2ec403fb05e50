import { Sales } from '../features/analytics/today/sales/sales'
import { Today } from '../features/analytics/today/today'
import { AdminScreen } from './screen/admin-screen'

function TodayPage() {
  return (
    <AdminScreen title="Today" right="see-money">
      <Today />
      <Sales />
    </AdminScreen>
  )
}

export { TodayPage as Component }
