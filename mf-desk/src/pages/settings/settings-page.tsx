import { deskPaths } from '../../data/places/desk-paths'
import { Couriers } from '../../features/couriers/couriers'
import { Settings } from '../../features/settings/settings'
import { DeskScreen } from '../screen/desk-screen'

/** What the owner sets for the desk. */
function SettingsPage() {
  return (
    <DeskScreen title="Settings" right="manage-people" back={{ to: deskPaths.more, label: 'More' }}>
      <Settings />
      <Couriers />
    </DeskScreen>
  )
}

export { SettingsPage as Component }
