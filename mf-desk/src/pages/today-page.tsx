import { Today } from '../features/today/today'
import { DeskScreen } from './screen/desk-screen'

/** The day and the week in numbers. */
function TodayPage() {
  return (
    <DeskScreen title="Today" right="see-money">
      <Today />
    </DeskScreen>
  )
}

export { TodayPage as Component }
