import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../data/places/admin-paths'
import { AdminScreen } from '../screen/admin-screen'

/** Shown for unknown paths under /admin. */
function NothingPage() {
  return (
    <AdminScreen title="Nothing here">
      <EmptyState
        level={2}
        title="There is no screen at this address"
        action={
          <Link to={adminPaths.orders} {...buttonLook()}>
            Go to the orders
          </Link>
        }
      />
    </AdminScreen>
  )
}

export { NothingPage as Component }
