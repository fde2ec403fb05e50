import { Invoices } from '../../features/invoices/invoices'
import { Lawful } from '../../features/lawful/lawful'
import { MonthAccounts } from '../../features/month-accounts/month-accounts'
import { DeskScreen } from '../screen/desk-screen'

/** Invoices, what makes them lawful, and what the accountant takes away. */
function InvoicesPage() {
  return (
    <DeskScreen title="Invoices" right="see-invoices">
      <Lawful />
      <Invoices />
      <MonthAccounts />
    </DeskScreen>
  )
}

export { InvoicesPage as Component }
