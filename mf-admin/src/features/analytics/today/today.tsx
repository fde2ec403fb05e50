import { Link } from 'react-router-dom'
import type { Today as TodayFigures } from 'shared-contracts/analytics/admin/today-schema'
import { inRupees } from 'shared-contracts/values/money'
import { Card, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminApi, adminCall } from '../../../data/calls/admin-api'
import { callLink } from '../../../data/orders/contact-links'
import { formatAge } from '../../../data/payments/payment-labels'
import { adminPaths } from '../../../data/places/admin-paths'
import { DayAndWeek } from './day-and-week'
import { Shelf } from './shelf'
import { Steps } from './steps'
import styles from './today.module.css'

const { useMfAdminGetTodayQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetToday: build.query<TodayFigures, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/today' })),
      providesTags: ['AdminToday'],
    }),
  }),
})

export function Today() {
  const query = useMfAdminGetTodayQuery()
  return (
    <Loaded query={query} what="today’s figures">
      {(today) => (
        <div className={styles.today}>
          <Shelf shelf={today.shelf} />
          <DayAndWeek numbers={today.numbers} />
          <Unpaid orders={today.unpaid} />
          <TopVariants variants={today.topVariants} />
          <Steps steps={today.steps} />
        </div>
      )}
    </Loaded>
  )
}

/** Unpaid orders. Staff can call these customers or send the payment link: the payment may have failed. */
function Unpaid({ orders }: { orders: TodayFigures['unpaid'] }) {
  return (
    <section className={styles.section}>
      <h2 className="h3">{`Unpaid orders from the last 48 hours: ${orders.length}`}</h2>
      <CardList label="Not paid">
        {orders.map(({ order, orderId, placedAt, total, name, phone, failure, payAgainAt }) => (
          <Card key={order}>
            <p className={styles.first}>
              <Link to={adminPaths.order(order)} translate="no">
                {orderId}
              </Link>
              <span>{inRupees(total)}</span>
            </p>
            <p>
              <span>{`${name}, `}</span>
              <a href={callLink(phone)}>{phone}</a>
              <span>{`, ${formatAge(placedAt, Date.now())} ago`}</span>
            </p>
            <p className="small muted">{failure || 'No payment attempts yet.'}</p>
            <p>
              <a href={payAgainAt}>
                Payment page
                <span className="visually-hidden" translate="no">{` ${orderId}`}</span>
              </a>
            </p>
          </Card>
        ))}
      </CardList>
    </section>
  )
}

function TopVariants({ variants }: { variants: TodayFigures['topVariants'] }) {
  return (
    <section className={styles.section}>
      <h2 className="h3">Bestsellers, last 7 days</h2>
      {variants.length === 0 && <p>No sales in this period.</p>}
      <CardList label="Bestsellers">
        {variants.map(({ name, variant, pieces, money }) => (
          <Card key={`${name} ${variant}`}>
            <p className={styles.first}>
              <span>{`${name}, ${variant}`}</span>
              <span>{`${pieces}, ${inRupees(money)}`}</span>
            </p>
          </Card>
        ))}
      </CardList>
    </section>
  )
}
