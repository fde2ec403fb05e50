import { adminPaths } from '../../data/places/admin-paths'
import { Journal } from '../../features/staff/journal/journal'
import { AdminScreen } from '../screen/admin-screen'

/** Who changed what in the admin: for the owner. */
function JournalPage() {
  return (
    <AdminScreen title="Journal" right="see-journal" back={{ to: adminPaths.more, label: 'More' }}>
      <Journal />
    </AdminScreen>
  )
}

export { JournalPage as Component }
