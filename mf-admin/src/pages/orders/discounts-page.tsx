import { DiscountList } from '../../features/orders/discounts/discount-list'
import { AdminScreen } from '../screen/admin-screen'

function DiscountsPage() {
  return (
    <AdminScreen title="Discounts" right="see-discounts">
      <DiscountList />
    </AdminScreen>
  )
}

export { DiscountsPage as Component }
