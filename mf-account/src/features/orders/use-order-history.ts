import { useEffect, useMemo } from 'react'
import { useGetOrdersQuery } from 'shared-contracts/http'
import {
  orderPaid,
  orderStatusChanged,
  selectOrderRecords,
  useAppDispatch,
  useAppSelector,
} from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { mergeHistory, statusCorrections } from './order-history'

/** Returns the customer's orders: this browser's records immediately, with the server's once they arrive. */
export function useOrderHistory() {
  const t = useText()
  const dispatch = useAppDispatch()
  const records = useAppSelector(selectOrderRecords)
  const {
    data: orders,
    error,
    isLoading,
    refetch,
  } = useGetOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })

  useEffect(() => {
    for (const { orderId, status } of statusCorrections(records, orders ?? [])) {
      // `orderPaid` also empties the cart that the order came from.
      dispatch(status === 'Paid' ? orderPaid({ orderId }) : orderStatusChanged({ orderId, status }))
    }
  }, [records, orders, dispatch])

  const invoices = useMemo(() => mergeHistory(records, orders, t), [records, orders, t])
  return { invoices, isLoading, hasFailed: error !== undefined, refetch }
}
