import { Badge } from 'design-system/badge/badge'
import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import type { AdminDiscount } from 'shared-contracts/orders/admin/discounts-schema'
import { CardLink, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import { describeTerms, describeUses, discountTitle, stateLabels } from './describe-discount'
import { useMfAdminGetDiscountsQuery } from './discounts-api'

/** All discount codes and automatic offers, newest first. */
export function DiscountList() {
  const query = useMfAdminGetDiscountsQuery()
  const { rights } = useSession()
  return (
    <Loaded query={query} what="the discounts">
      {({ discounts }) => (
        <>
          {rights.includes('change-discounts') && (
            <p>
              <Link to={adminPaths.newDiscount} {...buttonLook()}>
                New discount
              </Link>
            </p>
          )}
          {discounts.length === 0 && (
            <p>No discounts yet. Shoppers see nothing about discounts until one is active.</p>
          )}
          <CardList label="Discounts">
            {discounts.map((discount) => (
              <DiscountCard key={discount.id} discount={discount} />
            ))}
          </CardList>
        </>
      )}
    </Loaded>
  )
}

function DiscountCard({ discount }: { discount: AdminDiscount }) {
  const { id, state, uses, code, name } = discount
  return (
    <CardLink to={adminPaths.discount(id)}>
      <span>
        <b translate="no">{discountTitle(discount)}</b>{' '}
        <Badge tone={state === 'running' ? 'ok' : 'neutral'}>{stateLabels[state]}</Badge>
      </span>
      <span>{describeTerms(discount)}</span>
      <span className="muted">
        {`${code === undefined ? 'Automatic offer' : name || 'Discount code'}, ${describeUses(uses)}`}
      </span>
    </CardLink>
  )
}
