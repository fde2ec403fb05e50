import { Accounts } from '../features/payments/action-items/accounts'
import { ActionItemsBoard } from '../features/payments/action-items/action-items'
import { Settlements } from '../features/payments/settlements/settlements'
import { AdminScreen } from './screen/admin-screen'

function MoneyPage() {
  return (
    <AdminScreen title="Payments" right="see-money">
      <ActionItemsBoard />
      <Accounts />
      <Settlements />
    </AdminScreen>
  )
}

export { MoneyPage as Component }
