import { useEffect, useMemo, useState } from 'react'
import type { CartLine } from 'shared-contracts/domain/cart'
import { useGetProductsQuery } from 'shared-contracts/http'
import { cartRepriced, selectCartLines, useAppDispatch, useAppSelector } from 'shared-contracts/store'
import { type CatalogueCheck, checkAgainstCatalogue, type PriceChange } from './catalogue-check'
import { lineKey } from './line-key'

/** A price need not be asked for again within this many seconds. */
const FRESH_FOR_SECONDS = 60

/** Keeps the cart at the catalogue's prices, and says what changed and what is gone. */
export function useCatalogueCheck() {
  const dispatch = useAppDispatch()
  const lines = useAppSelector(selectCartLines)
  const { data: products, refetch } = useGetProductsQuery(undefined, {
    skip: lines.length === 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  })
  const [told, setTold] = useState<PriceChange[]>([])

  const check = useMemo<CatalogueCheck>(
    // A catalogue that is empty or did not come says nothing about any line.
    () => (products?.length ? checkAgainstCatalogue(lines, products) : { lines, changes: [], gone: [] }),
    [lines, products],
  )

  useEffect(() => {
    if (check.changes.length === 0) return
    setTold(check.changes)
    dispatch(cartRepriced(check.lines))
  }, [check, dispatch])

  const inCart = new Set(lines.map(lineKey))
  return {
    changes: told.filter(({ line }) => inCart.has(lineKey(line))),
    gone: check.gone as readonly CartLine[],
    refetch,
  }
}
