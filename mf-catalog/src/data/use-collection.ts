import { useLocation } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'

/** The list whose page is open, or whose product is; paths match case-insensitively (specification 1.8). */
export function useCollection(): Collection {
  const slug = useLocation().pathname.split('/')[1]?.toLowerCase()
  return Object.values<Collection>(collections).find((one) => one.slug === slug) ?? collections.all
}
