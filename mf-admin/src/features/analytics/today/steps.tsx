import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import type { Step } from 'shared-contracts/analytics/analytics'
import styles from './today.module.css'

const labels: Record<Step, string> = {
  'product-seen': 'Viewed a product',
  'added-to-cart': 'Added to cart',
  'cart-seen': 'Viewed cart',
  'checkout-seen': 'Reached checkout',
  'order-placed': 'Placed order',
  paid: 'Paid',
}

/** The shop's conversion funnel: how far visits got. */
export function Steps({ steps }: { steps: Today['steps'] }) {
  return (
    <section className={styles.section}>
      <h2 className="h3">Visits to purchase</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Step (number of visits)</th>
            <th scope="col">Today</th>
            <th scope="col">7 days</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, today, week }) => (
            <tr key={step}>
              <th scope="row">{labels[step]}</th>
              <td>{today}</td>
              <td>{week}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        An estimate, made without cookies. A visit starts when a page is opened and ends when it’s closed.
        Some browsers block counting.
      </p>
    </section>
  )
}
