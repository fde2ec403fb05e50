import { useLocation } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'

/** Returns the list in the path, of its own page or of a product's; case-insensitive (specification 1.8). */
export function useCollection(): Collection {
  const slug = useLocation().pathname.split('/')[1]?.toLowerCase()
  return Object.values<Collection>(collections).find((one) => one.slug === slug) ?? collections.all
}
