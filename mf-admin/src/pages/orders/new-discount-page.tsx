import { adminPaths } from '../../data/places/admin-paths'
import { NewDiscount } from '../../features/orders/discounts/new-discount'
import { AdminScreen } from '../screen/admin-screen'

function NewDiscountPage() {
  return (
    <AdminScreen
      title="New discount"
      right="change-discounts"
      back={{ to: adminPaths.discounts, label: 'discounts' }}
    >
      <NewDiscount />
    </AdminScreen>
  )
}

export { NewDiscountPage as Component }
