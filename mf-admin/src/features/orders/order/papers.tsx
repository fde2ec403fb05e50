import type { PrintedPaper } from 'shared-contracts/fulfilment/admin/paper-sizes'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { PrintPapers } from '../../../components/orders/print-papers'
import { formatMoment } from '../../../data/orders/format-day'
import styles from './order.module.css'

const words: Record<PrintedPaper, string> = {
  'pick-list': 'On the pick list',
  slip: 'Packing slip',
  label: 'Label',
}

/** What to print of an order, and what was printed. Printing changes nothing of it. */
export function Papers({ order }: { order: AdminOrder }) {
  return (
    <CardSection title="Papers">
      <PrintPapers orders={[order.id]} />
      {order.prints.map(({ paper, at, by }) => (
        <p key={paper} className={styles.quiet}>
          {`${words[paper]} printed ${formatMoment(at)} by ${by}`}
        </p>
      ))}
    </CardSection>
  )
}
