import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { PrintedDocument } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { formatMoment } from '../../../data/orders/format-day'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import styles from './order.module.css'

const labels: Record<PrintedDocument, string> = {
  'pick-list': 'Pick list',
  slip: 'Packing slip',
  label: 'Label',
  invoice: 'Invoice',
}

/** Links to an order's invoices, for staff who may see invoices. */
export function InvoiceLinks({ order: { invoices } }: { order: AdminOrder }) {
  const { rights } = useSession()
  if (!rights.includes('see-invoices')) return null
  return invoices.map(({ id, number, isTaxInvoice }) => (
    <Link key={id} to={`${adminPaths.invoices}?${new URLSearchParams({ words: number })}`} {...textLook()}>
      <span>{isTaxInvoice ? 'Invoice' : 'Sample invoice'}</span> <span translate="no">{number}</span>
    </Link>
  ))
}

/** The order's documents to print, and when they were last printed. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  return (
    <CardSection title="Documents">
      <PrintDocuments orders={[order.id]} hasInvoices={order.invoices.length > 0} />
      {order.invoices.length === 0 && (
        <p className={styles.quiet}>The invoice is issued when the order ships. You can print it then.</p>
      )}
      <InvoiceLinks order={order} />
      {order.prints.map(({ kind, at, by }) => (
        <p key={kind} className={styles.quiet}>
          {`${labels[kind]} printed ${formatMoment(at)} by ${by}`}
        </p>
      ))}
    </CardSection>
  )
}
