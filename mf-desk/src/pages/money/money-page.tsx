import { Accounts } from '../../features/needs-you/accounts'
import { NeedsYouBoard } from '../../features/needs-you/needs-you'
import { Settlements } from '../../features/settlements/settlements'
import { DeskScreen } from '../screen/desk-screen'

/** What of the shop's money waits for somebody. */
function MoneyPage() {
  return (
    <DeskScreen title="Money" right="see-money">
      <NeedsYouBoard />
      <Accounts />
      <Settlements />
    </DeskScreen>
  )
}

export { MoneyPage as Component }
