import { useLocation } from 'react-router-dom'
import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'

/** Returns the list in a list's or product's path, ignoring case (specification 1.8), or else all products. */
export function useCollection(): Collection {
  const slug = useLocation().pathname.split('/')[1]?.toLowerCase()
  return Object.values<Collection>(collections).find((one) => one.slug === slug) ?? collections.all
}
