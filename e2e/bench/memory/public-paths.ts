import type { Product } from 'shared-contracts/domain/catalogue'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { pages } from '../../pages'

/** Every address a visitor can open: the known pages, and each product in its own collection and among all. */
export async function publicPaths(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/products`)
  const { data } = (await answer.json()) as { data: Product[] }
  const ofProducts = Object.values(collections).flatMap((collection) =>
    data
      .filter(({ category }) => !('category' in collection) || collection.category === category)
      .map(({ _id }) => paths.product(collection.slug, _id)),
  )
  return [...new Set([...pages, ...ofProducts])]
}

/** Addresses of nobody's, all different. */
export function unknownPaths(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/saffron-ice-cream-${index}/${'x'.repeat(index % 50)}`)
}
