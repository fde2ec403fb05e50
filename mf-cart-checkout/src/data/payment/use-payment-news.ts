import { useEffect } from 'react'
import { forgetDraft } from 'shared-contracts/forms/drafts'
import type { PaymentStatus } from 'shared-contracts/http'
import {
  cartCleared,
  orderPaid,
  orderStatusChanged,
  selectCart,
  useAppDispatch,
  useAppSelector,
} from 'shared-contracts/store'
import { ADDRESS_DRAFT } from '../address-draft'

/** Updates the cart and this browser's records with the api's status. */
export function usePaymentNews(data: PaymentStatus | undefined) {
  const dispatch = useAppDispatch()
  const sentAs = useAppSelector(selectCart).orderId
  const { orderId, status, paidAs } = data ?? {}

  useEffect(() => {
    if (!orderId || !status) return
    if (status === 'Paid') {
      dispatch(orderPaid({ orderId }))
      // The order may have gone to an address that was never saved.
      forgetDraft(ADDRESS_DRAFT)
    }
    if (status === 'Failed' || status === 'Refunded') dispatch(orderStatusChanged({ orderId, status }))
  }, [status, orderId, dispatch])

  useEffect(() => {
    if (!paidAs) return
    dispatch(orderPaid({ orderId: paidAs }))
    // The paid order has exactly the content of this cart.
    if (sentAs === orderId) dispatch(cartCleared())
  }, [paidAs, orderId, sentAs, dispatch])
}
