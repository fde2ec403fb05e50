import { useEffect, useState } from 'react'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import { useMfCatalogFindProductsQuery } from '../../data/list-parts-api'

/** Debounces a value: returns a new value once it has not changed for `forMs`. */
function useSettled(value: string, forMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}

const SETTLED_MS = 300
/** Results older than this are requested again; they stay on screen until the response arrives. */
const FRESH_FOR_SECONDS = 60

export interface Found {
  /** Undefined before the first results. They stay on screen while another name is searched for. */
  list: ListPart<Product> | undefined
  isAsking: boolean
  hasFailed: boolean
  askAgain: () => void
}

/** Searches a list by name. @returns undefined if the field is empty or typing has just begun */
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
