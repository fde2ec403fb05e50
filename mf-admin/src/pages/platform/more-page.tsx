import { More } from '../../features/platform/more/more'
import { AdminScreen } from '../screen/admin-screen'

/** The screens that don't fit in a phone's bar, and sign-out. */
function MorePage() {
  return (
    <AdminScreen title="More">
      <More />
    </AdminScreen>
  )
}

export { MorePage as Component }
