import { Invoices } from '../../features/invoicing/invoices/invoices'
import { Lawful } from '../../features/invoicing/lawful/lawful'
import { MonthAccounts } from '../../features/invoicing/month-accounts/month-accounts'
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
