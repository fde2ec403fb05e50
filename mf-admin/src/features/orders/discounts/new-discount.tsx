import { showToast } from 'design-system/toast/show-toast'
import { useNavigate } from 'react-router-dom'
import type { NewDiscount as Input } from 'shared-contracts/orders/admin/discounts-schema'
import { adminPaths } from '../../../data/places/admin-paths'
import { DiscountForm } from './discount-form'
import { useMfAdminCreateDiscountMutation } from './discounts-api'

export function NewDiscount() {
  const navigate = useNavigate()
  const [create, { error, isLoading, reset }] = useMfAdminCreateDiscountMutation()

  async function save(input: Input) {
    const { data } = await create(input)
    if (!data) return false
    showToast({ tone: 'ok', message: 'Discount created.' })
    navigate(adminPaths.discount(data.id))
    return true
  }

  return <DiscountForm error={error} isSaving={isLoading} onReload={reset} onSave={save} />
}
