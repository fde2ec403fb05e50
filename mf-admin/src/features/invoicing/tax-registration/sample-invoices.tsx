import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Link } from 'react-router-dom'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './tax-registration.module.css'
import { useMfAdminValidateSampleInvoicesMutation } from './tax-registration-api'

/** Replaces sample invoices with tax invoices. Lists those that are still samples afterwards, and why. */
export function SampleInvoices({ count }: { count: number }) {
  const [validate, { data, error, isLoading, reset }] = useMfAdminValidateSampleInvoicesMutation()
  if (count === 0 && !data) return null
  return (
    <div className={styles.part}>
      {count > 0 && (
        <>
          <p>
            {`${count === 1 ? '1 sample invoice was' : `${count} sample invoices were`} issued before your GST details were complete. Tax invoices with today’s date can replace them.`}
          </p>
          <div>
            <Button busy={isLoading} onClick={() => !isLoading && validate()}>
              {count === 1 ? 'Issue 1 tax invoice' : `Issue ${count} tax invoices`}
            </Button>
          </div>
        </>
      )}
      <ChangeProblem error={error} onReload={reset} />
      {data && <Alert tone="ok">{`Tax invoices issued: ${data.issued}.`}</Alert>}
      {data && data.left.length > 0 && (
        <ul aria-label="Still samples">
          {data.left.map(({ number, order, orderId, why }) => (
            <li key={number}>
              <Link to={adminPaths.order(order)} translate="no">
                {orderId}
              </Link>
              <span>{`: ${why}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
