import { deskPaths } from '../data/places/desk-paths'
import { Journal } from '../features/journal/journal'
import { DeskScreen } from './screen/desk-screen'

/** Who changed what at the desk: for the owner. */
function JournalPage() {
  return (
    <DeskScreen title="Journal" right="see-journal" back={{ to: deskPaths.more, label: 'More' }}>
      <Journal />
    </DeskScreen>
  )
}

export { JournalPage as Component }
