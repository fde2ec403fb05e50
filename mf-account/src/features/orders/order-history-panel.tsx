import { ErrorState } from 'design-system/error-state/error-state'
import { InvoiceList } from 'design-system/invoice/invoice'
import { Spinner } from 'design-system/spinner/spinner'
import { InvoiceBody } from './invoice-body'
import { InvoiceSummary } from './invoice-summary'
import styles from './order-history-panel.module.css'
import { useOrderHistory } from './use-order-history'

export function OrderHistoryPanel() {
  const { invoices, isLoading, hasFailed, refetch } = useOrderHistory()
  if (invoices.length === 0 && isLoading) return <Spinner label="Loading your orders" />
  return (
    <div className={styles.history}>
      {invoices.length === 0 && !hasFailed && <p className="lead">No orders found.</p>}
      <InvoiceList
        invoices={invoices.map((invoice) => ({
          id: invoice.orderId,
          title: `ORDER INVOICE #${invoice.orderId}`,
          meta: <InvoiceSummary invoice={invoice} />,
          content: <InvoiceBody invoice={invoice} />,
        }))}
      />
      {hasFailed && (
        <ErrorState title="Your newest orders did not load" onRetry={refetch}>
          Orders placed in this browser are shown as it remembers them.
        </ErrorState>
      )}
    </div>
  )
}
