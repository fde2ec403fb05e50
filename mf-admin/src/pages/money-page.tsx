import { Accounts } from '../features/payments/needs-you/accounts'
import { NeedsYouBoard } from '../features/payments/needs-you/needs-you'
import { Settlements } from '../features/payments/settlements/settlements'
import { AdminScreen } from './screen/admin-screen'

/** What of the shop's money waits for somebody. */
function MoneyPage() {
  return (
    <AdminScreen title="Money" right="see-money">
      <NeedsYouBoard />
      <Accounts />
      <Settlements />
    </AdminScreen>
  )
}

export { MoneyPage as Component }
