import { useLocation } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'

/** Returns the list named in the path of a list page or a product page; case-insensitive (specification 1.8). */
export function useCollection(): Collection {
  const slug = useLocation().pathname.split('/')[1]?.toLowerCase()
  return Object.values<Collection>(collections).find((one) => one.slug === slug) ?? collections.all
}
