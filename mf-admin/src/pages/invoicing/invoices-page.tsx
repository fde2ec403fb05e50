import { Invoices } from '../../features/invoicing/invoices/invoices'
import { MonthAccounts } from '../../features/invoicing/month-accounts/month-accounts'
import { TaxRegistration } from '../../features/invoicing/tax-registration/tax-registration'
import { AdminScreen } from '../screen/admin-screen'

function InvoicesPage() {
  return (
    <AdminScreen title="Invoices" right="see-invoices">
      <TaxRegistration />
      {/* The reports come before the invoices, which fill many screens on a phone. */}
      <MonthAccounts />
      <Invoices />
    </AdminScreen>
  )
}

export { InvoicesPage as Component }
