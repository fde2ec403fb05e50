import { useEffect, useState } from 'react'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import { useMfCatalogFindProductsQuery } from '../../data/list-parts-api'

/** A value once it has stayed the same for so long. */
function useSettled(value: string, forMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}

/** A pause in typing. */
const SETTLED_MS = 300
/** What is older is asked for again, and stays until the answer is there. */
const FRESH_FOR_SECONDS = 60

export interface Found {
  /** While another name is looked for, what the last one has found stays. */
  list: ListPart<Product> | undefined
  isAsking: boolean
  hasFailed: boolean
  askAgain: () => void
}

/** What a list has by a name. @returns undefined while nothing is looked for */
export function useFound({ category }: Collection, typed: string): Found | undefined {
  const wanted = typed.trim()
  const name = useSettled(wanted, SETTLED_MS)
  const isLooking = wanted !== '' && name !== ''
  const { data, error, isFetching, refetch } = useMfCatalogFindProductsQuery(
    { category, name },
    { skip: !isLooking, refetchOnMountOrArgChange: FRESH_FOR_SECONDS },
  )
  if (!isLooking) return undefined
  return { list: data, isAsking: isFetching, hasFailed: Boolean(error) && !isFetching, askAgain: refetch }
}
