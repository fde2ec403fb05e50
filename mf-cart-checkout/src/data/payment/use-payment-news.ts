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
import { rememberCode } from '../discount-code'

/** Updates the cart and this browser's records with the order's status from the api. */
export function usePaymentNews(data: PaymentStatus | undefined) {
  const dispatch = useAppDispatch()
  const sentAs = useAppSelector(selectCart).orderId
  const { orderId, status, paidAs } = data ?? {}

  useEffect(() => {
    if (!orderId || !status) return
    if (status === 'Paid') {
      dispatch(orderPaid({ orderId }))
      // If the order was placed with an address that was never saved, its draft is no longer needed.
      forgetDraft(ADDRESS_DRAFT)
      rememberCode(undefined)
    }
    if (status === 'Failed' || status === 'Refunded') dispatch(orderStatusChanged({ orderId, status }))
  }, [status, orderId, dispatch])

  useEffect(() => {
    if (!paidAs) return
    dispatch(orderPaid({ orderId: paidAs }))
    // The cart still has exactly the content of the paid order.
    if (sentAs === orderId) dispatch(cartCleared())
  }, [paidAs, orderId, sentAs, dispatch])
}
