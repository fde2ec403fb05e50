import { Card, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetAccountsQuery } from '../../../data/payments/money-api'
import { formatAge } from '../../../data/payments/payment-labels'
import { dayText } from '../../../data/when'
import styles from './action-items.module.css'

/** Shows when each payment gateway's account was last compared, and how many differences are open. */
export function Accounts() {
  const query = useMfAdminGetAccountsQuery()
  return (
    <section className={styles.kind}>
      <h2 className="h3">
        {query.data ? `Payment gateway accounts: ${query.data.gateways.length}` : 'Payment gateway accounts'}
      </h2>
      <Loaded query={query} what="the accounts">
        {({ gateways, differences }) => (
          <CardList label="Accounts">
            {gateways.map(({ title, night, comparedAt }) => (
              <Card key={title}>
                <p className={styles.first}>{title}</p>
                <p>
                  {comparedAt
                    ? `Last compared ${formatAge(comparedAt, Date.now())} ago${night ? `, for ${dayText(night)}` : ''}`
                    : 'Not compared yet. Accounts are compared every night.'}
                </p>
              </Card>
            ))}
            <Card>
              <p>
                {differences.length === 0
                  ? 'No open differences'
                  : `Open differences: ${differences.length}. See the list above.`}
              </p>
            </Card>
          </CardList>
        )}
      </Loaded>
    </section>
  )
}
