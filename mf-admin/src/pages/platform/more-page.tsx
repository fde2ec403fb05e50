import { More } from '../../features/platform/more/more'
import { AdminScreen } from '../screen/admin-screen'

/** What a phone's bar has no room for, and the way out. */
function MorePage() {
  return (
    <AdminScreen title="More">
      <More />
    </AdminScreen>
  )
}

export { MorePage as Component }
