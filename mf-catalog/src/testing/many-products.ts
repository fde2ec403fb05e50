import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import { turmeric } from './example-products'

/** Makes products named Turmeric No. 1, No. 2 and so on. */
export function manyProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, place) => ({
    ...turmeric,
    _id: `turmeric-${place + 1}`,
    name: `Turmeric No. ${place + 1}`,
  }))
}

/** The api's response to a request for one part. */
export function buildPartResponse(products: readonly Product[], part: number) {
  const data = products.slice((part - 1) * PART_SIZE, part * PART_SIZE)
  return { status: 200, body: { success: true, data, message: 'ok', total: products.length } }
}

export const partRequest = (part: number) =>
  part === 1 ? 'GET /api/products' : `GET /api/products?from=${(part - 1) * PART_SIZE}&count=${PART_SIZE}`

/** The api's responses for all parts. */
export function buildPartResponses(products: readonly Product[]) {
  const parts = Math.max(1, Math.ceil(products.length / PART_SIZE))
  return Object.fromEntries(
    Array.from({ length: parts }, (_, index) => [
      partRequest(index + 1),
      buildPartResponse(products, index + 1),
    ]),
  )
}
