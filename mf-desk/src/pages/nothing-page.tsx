import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { deskPaths } from '../data/places/desk-paths'
import { DeskScreen } from './screen/desk-screen'

/** Of addresses below the desk's where no screen is. */
function NothingPage() {
  return (
    <DeskScreen title="Nothing here">
      <EmptyState
        level={2}
        title="There is no screen at this address"
        action={
          <Link to={deskPaths.orders} {...buttonLook()}>
            Go to the orders
          </Link>
        }
      />
    </DeskScreen>
  )
}

export { NothingPage as Component }
