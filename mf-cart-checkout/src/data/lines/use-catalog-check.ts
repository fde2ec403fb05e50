import { useEffect, useMemo, useState } from 'react'
import { cartRepriced, selectCart, useAppDispatch, useAppSelector } from 'shared-contracts/store'
import { FRESH_FOR_SECONDS, useMfCartCheckoutGetProductsOfCartQuery } from './catalog-api'
import { checkAgainstCatalog, type PriceChange, trustSentCart } from './catalog-check'
import { lineKey } from './line-key'
import { listProductIds } from './list-product-ids'

/** Keeps the cart at the catalogue's prices and reports changes and unavailable lines. */
export function useCatalogCheck() {
  const dispatch = useAppDispatch()
  const { lines, orderId } = useAppSelector(selectCart)
  // While another set of products loads, `data` is still the previous response.
  const { data: answer, refetch } = useMfCartCheckoutGetProductsOfCartQuery(listProductIds(lines), {
    skip: lines.length === 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  })
  const [isRefused, setIsRefused] = useState(false)
  const [shown, setShown] = useState<PriceChange[]>([])

  const check = useMemo(() => checkAgainstCatalog(lines, answer), [lines, answer])

  useEffect(() => {
    if (check.changes.length === 0) return
    setShown(check.changes)
    dispatch(cartRepriced(check.lines))
  }, [check, dispatch])

  const inCart = new Set(lines.map(lineKey))
  const { gone, soldOut, short } = orderId !== null && !isRefused ? trustSentCart(check) : check
  return {
    changes: shown.filter(({ line }) => inCart.has(lineKey(line))),
    unavailable: { gone, soldOut, short },
    runningDiscounts: answer?.discounts,
    /** Call after the api has refused the order because a price, a discount or the stock has changed. */
    recheck: () => {
      setIsRefused(true)
      refetch()
    },
  }
}
