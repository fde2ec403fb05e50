import type { PrintedDocument } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { PrintDocuments } from '../../../components/orders/print-documents'
import { formatMoment } from '../../../data/orders/format-day'
import styles from './order.module.css'

const labels: Record<PrintedDocument, string> = {
  'pick-list': 'Pick list',
  slip: 'Packing slip',
  label: 'Label',
}

/** Documents to print, and when they were last printed. Printing does not change the order. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  return (
    <CardSection title="Documents">
      <PrintDocuments orders={[order.id]} />
      {order.prints.map(({ kind, at, by }) => (
        <p key={kind} className={styles.quiet}>
          {`${labels[kind]} printed ${formatMoment(at)} by ${by}`}
        </p>
      ))}
    </CardSection>
  )
}
