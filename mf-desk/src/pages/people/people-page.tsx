import { deskPaths } from '../../data/places/desk-paths'
import { People } from '../../features/people/people'
import { DeskScreen } from '../screen/desk-screen'

/** Who works at the desk: for the owner. */
function PeoplePage() {
  return (
    <DeskScreen title="People" right="manage-people" back={{ to: deskPaths.more, label: 'More' }}>
      <People />
    </DeskScreen>
  )
}

export { PeoplePage as Component }
