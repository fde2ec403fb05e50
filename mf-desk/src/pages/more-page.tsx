import { More } from '../features/more/more'
import { DeskScreen } from './screen/desk-screen'

/** What a phone's bar has no room for, and the way out. */
function MorePage() {
  return (
    <DeskScreen title="More">
      <More />
    </DeskScreen>
  )
}

export { MorePage as Component }
