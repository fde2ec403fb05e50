import { deskPaths } from '../../data/places/desk-paths'
import { WaysIn } from '../../features/ways-in/ways-in'
import { DeskScreen } from '../screen/desk-screen'

/** How who is signed in comes in: for everybody. */
function WaysInPage() {
  return (
    <DeskScreen title="Ways in" back={{ to: deskPaths.more, label: 'More' }}>
      <WaysIn />
    </DeskScreen>
  )
}

export { WaysInPage as Component }
