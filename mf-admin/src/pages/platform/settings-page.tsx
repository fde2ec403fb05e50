import { adminPaths } from '../../data/places/admin-paths'
import { Couriers } from '../../features/fulfilment/couriers/couriers'
import { Settings } from '../../features/platform/settings/settings'
import { AdminScreen } from '../screen/admin-screen'

function SettingsPage() {
  return (
    <AdminScreen title="Settings" right="manage-people" back={{ to: adminPaths.more, label: 'More' }}>
      <Settings />
      <Couriers />
    </AdminScreen>
  )
}

export { SettingsPage as Component }
