import { Link } from 'react-router-dom'
import type { Sales as SalesFigures } from 'shared-contracts/analytics/admin/sales-schema'
import { inRupees } from 'shared-contracts/values/money'
import { Loaded } from '../../../../components/screen-states/loaded'
import { adminApi, adminCall } from '../../../../data/calls/admin-api'
import { formatDay } from '../../../../data/orders/format-day'
import { adminPaths } from '../../../../data/places/admin-paths'
import styles from '../today.module.css'
import { ChartWithTable } from './chart-with-table'

const { useMfAdminGetSalesQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetSales: build.query<SalesFigures, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/sales' })),
      providesTags: ['AdminToday'],
    }),
  }),
})

/** The last 30 days as charts and tables: orders, revenue, and packs sold then that are now sold out. */
export function Sales() {
  const query = useMfAdminGetSalesQuery()
  return (
    <Loaded query={query} what="the sales">
      {(sales) => (
        <div className={styles.today}>
          <DailySales days={sales.days} />
          <SoldOut packs={sales.soldOut} />
        </div>
      )}
    </Loaded>
  )
}

function DailySales({ days }: Pick<SalesFigures, 'days'>) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const money = days.reduce((sum, day) => sum + day.money, 0)
  return (
    <section className={styles.section}>
      <h2 className="h3">Last 30 days</h2>
      <p>{`${orders === 1 ? '1 order' : `${orders} orders`}, ${inRupees(money)}`}</p>
      <ChartWithTable
        label="Revenue by day"
        unit="rupees"
        points={days.map((day) => ({ label: formatDay(day.day), value: day.money / 100 }))}
      >
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              <td>{day.orders}</td>
              <td>{inRupees(day.money)}</td>
            </tr>
          ))}
        </tbody>
      </ChartWithTable>
    </section>
  )
}

function SoldOut({ packs }: { packs: SalesFigures['soldOut'] }) {
  return (
    <section className={styles.section}>
      <h2 className="h3">Sold-out packs bought in the last 30 days</h2>
      {packs.length === 0 ? (
        <p>None of the packs bought in the last 30 days are sold out.</p>
      ) : (
        <ChartWithTable
          label="Packs sold in the last 30 days that are now sold out"
          unit="packs"
          points={packs.map(({ name, variant, pieces }) => ({ label: `${name}, ${variant}`, value: pieces }))}
        >
          <thead>
            <tr>
              <th scope="col">Pack</th>
              <th scope="col">Bought</th>
            </tr>
          </thead>
          <tbody>
            {packs.map(({ productId, name, variant, pieces }) => (
              <tr key={`${productId} ${variant}`}>
                <th scope="row">
                  <Link to={adminPaths.product(productId)}>{`${name}, ${variant}`}</Link>
                </th>
                <td>{pieces}</td>
              </tr>
            ))}
          </tbody>
        </ChartWithTable>
      )}
    </section>
  )
}
