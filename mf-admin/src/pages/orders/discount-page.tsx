import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { Discount } from '../../features/orders/discounts/discount'
import { useMfAdminGetDiscountsQuery } from '../../features/orders/discounts/discounts-api'
import { AdminScreen } from '../screen/admin-screen'

function DiscountPage() {
  return (
    <AdminScreen
      title="Discount"
      right="see-discounts"
      back={{ to: adminPaths.discounts, label: 'discounts' }}
    >
      <FoundDiscount />
    </AdminScreen>
  )
}

function FoundDiscount() {
  const { id } = useParams()
  const query = useMfAdminGetDiscountsQuery()
  return (
    <Loaded query={query} what="the discount">
      {({ discounts }) => {
        const discount = discounts.find((each) => each.id === id)
        return discount ? (
          <Discount discount={discount} onReload={query.refetch} />
        ) : (
          <p>This discount doesn’t exist.</p>
        )
      }}
    </Loaded>
  )
}

export { DiscountPage as Component }
