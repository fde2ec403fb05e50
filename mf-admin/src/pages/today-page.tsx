import { Today } from '../features/analytics/today/today'
import { AdminScreen } from './screen/admin-screen'

/** The day and the week in numbers. */
function TodayPage() {
  return (
    <AdminScreen title="Today" right="see-money">
      <Today />
    </AdminScreen>
  )
}

export { TodayPage as Component }
