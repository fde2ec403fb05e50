import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import type { Step } from 'shared-contracts/analytics/analytics'
import styles from './today.module.css'

const labels: Record<Step, string> = {
  'product-seen': 'Saw a product',
  'added-to-cart': 'Put it into the cart',
  'cart-seen': 'Saw the cart',
  'checkout-seen': 'Saw the checkout',
  'order-placed': 'Placed an order',
  paid: 'Paid',
}

/** The shop's own analytics: how far visits went. */
export function Steps({ steps }: { steps: Today['steps'] }) {
  return (
    <section className={styles.section}>
      <h2 className="h3">How far visits went</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">In how many visits</th>
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
        An estimate, without cookies: a visit is a page from its opening to its closing, and some browsers
        block the count.
      </p>
    </section>
  )
}
