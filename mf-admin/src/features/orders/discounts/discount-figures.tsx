import type { DiscountFigures as Figures } from 'shared-contracts/orders/admin/discounts-schema'
import { inRupees } from 'shared-contracts/values/money'
import { CardSection } from '../../../components/cards/card-section'
import { Loaded } from '../../../components/screen-states/loaded'
import { dayText } from '../../../data/when'
import { useMfAdminGetDiscountFiguresQuery } from './discounts-api'

/** The paid orders of a discount, their revenue and what the discount cost, in all and by day. */
export function DiscountFigures({ id }: { id: string }) {
  const query = useMfAdminGetDiscountFiguresQuery(id)
  return (
    <CardSection title="Paid orders">
      <Loaded query={query} what="the figures">
        {({ total, days }) =>
          total.orders === 0 ? (
            <p>None yet.</p>
          ) : (
            <>
              <p>
                <b>{describeFigures(total)}</b>
              </p>
              <ul aria-label="By day">
                {days.map(({ day, ...figures }) => (
                  <li key={day}>{`${dayText(day)}: ${describeFigures(figures)}`}</li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </CardSection>
  )
}

function describeFigures({ orders, revenue, cost }: Figures['total']): string {
  const count = orders === 1 ? '1 order' : `${orders} orders`
  return `${count}, revenue ${inRupees(revenue)}, discounts ${inRupees(cost)}`
}
