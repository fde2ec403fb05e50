import { inRupees } from 'shared-contracts/values/money'
import { Loaded } from '../../../components/screen-states/loaded'
import { useSession } from '../../../data/staff/use-session'
import { ChangeInvoice } from './change-invoice'
import styles from './invoices.module.css'
import { noteAddress, useMfAdminGetInvoiceQuery } from './invoices-api'

const rupees = (sum: number) => inRupees(Math.round(sum * 100))

export function InvoiceDetails({ id }: { id: string }) {
  const query = useMfAdminGetInvoiceQuery(id)
  const { rights } = useSession()
  const mayChange = rights.includes('change-invoices')
  return (
    <Loaded query={query} what="the invoice">
      {(invoice) => (
        <div className={styles.part}>
          <ul aria-label="Items" className={styles.lines}>
            {invoice.lines.map(({ line, description, hsn, rate, quantity, isShipping, total, left }) => (
              <li key={line}>
                <span>{isShipping ? description : `${quantity} x ${description}`}</span>:{' '}
                <span>{rupees(total)}</span> (HSN{' '}
                <span translate={hsn ? 'no' : undefined}>{hsn || 'not set'}</span>, <span>{rate}</span>%)
                <span>{left < total && `, ${rupees(left)} not credited`}</span>
              </li>
            ))}
          </ul>
          <p>{`Tax included: ${rupees(invoice.tax)}`}</p>
          {invoice.missing.length > 0 && <p>{`Missing: ${invoice.missing.join('; ')}.`}</p>}
          {invoice.cancelled && <p>{`Cancelled by ${invoice.cancelled.who}: ${invoice.cancelled.why}`}</p>}
          {invoice.notes.map(({ id, number, total, why }) => (
            <p key={id}>
              <a href={noteAddress(id)} download>
                Credit note <span translate="no">{number}</span>
              </a>
              <span>{`: ${rupees(total)}, ${why}`}</span>
            </p>
          ))}
          {mayChange && !invoice.isCancelled && <ChangeInvoice invoice={invoice} />}
        </div>
      )}
    </Loaded>
  )
}
