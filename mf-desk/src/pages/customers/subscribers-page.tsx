import { deskPaths } from '../../data/places/desk-paths'
import { Subscribers } from '../../features/subscribers/subscribers'
import { DeskScreen } from '../screen/desk-screen'

/** Who gets the newsletter: for the owner. */
function SubscribersPage() {
  return (
    <DeskScreen title="Subscribers" right="manage-customers" back={{ to: deskPaths.more, label: 'More' }}>
      <Subscribers />
    </DeskScreen>
  )
}

export { SubscribersPage as Component }
