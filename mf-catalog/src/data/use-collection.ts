import { useLocation } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/domain/collections'

/** The list that a path belongs to; paths match case-insensitively (specification 1.8). */
export function collectionAt(pathname: string): Collection {
  const slug = pathname.split('/')[1]?.toLowerCase()
  return Object.values<Collection>(collections).find((one) => one.slug === slug) ?? collections.all
}

/** The list whose page is open, or whose product is. */
export function useCollection(): Collection {
  return collectionAt(useLocation().pathname)
}
