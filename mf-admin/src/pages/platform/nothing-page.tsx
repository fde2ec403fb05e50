import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../data/places/admin-paths'
import { AdminScreen } from '../screen/admin-screen'

/** Shown for unknown paths under /admin. */
function NothingPage() {
  return (
    <AdminScreen title="Page not found">
      <EmptyState
        level={2}
        title="There’s no page at this address"
        action={
          <Link to={adminPaths.orders} {...buttonLook()}>
            Go to orders
          </Link>
        }
      />
    </AdminScreen>
  )
}

export { NothingPage as Component }
