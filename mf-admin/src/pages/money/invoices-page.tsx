import { Invoices } from '../../features/invoices/invoices'
import { Lawful } from '../../features/lawful/lawful'
import { MonthAccounts } from '../../features/month-accounts/month-accounts'
import { AdminScreen } from '../screen/admin-screen'

/** Invoices, what makes them lawful, and what the accountant takes away. */
function InvoicesPage() {
  return (
    <AdminScreen title="Invoices" right="see-invoices">
      <Lawful />
      <Invoices />
      <MonthAccounts />
    </AdminScreen>
  )
}

export { InvoicesPage as Component }
