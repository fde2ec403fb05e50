import { Today } from '../features/analytics/today/today'
import { AdminScreen } from './screen/admin-screen'

function TodayPage() {
  return (
    <AdminScreen title="Today" right="see-money">
      <Today />
    </AdminScreen>
  )
}

export { TodayPage as Component }
