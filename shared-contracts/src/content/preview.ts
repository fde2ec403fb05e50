import { lowestPrice, type Product, variantPrice } from '../catalog/product'
import { formatPrice } from '../values/money'
import { type Dish, dishPicture } from './dishes'

/** The content of a shared link's preview. */
export interface Preview {
  kind: 'products' | 'recipes'
  id: string
  title: string
  /** Such as 'from Rs 125'. */
  price?: string | undefined
  /** The pack at that price, such as '100 g'. */
  pack?: string | undefined
  /** Stored path. */
  picture: string | undefined
}

/** The version of the pictures' design. Increment it whenever the design changes. */
const LOOK = 1

export function productPreview(product: Product): Preview {
  const price = lowestPrice(product)
  const pack = product.variants.find((variant) => variantPrice(variant) === price)
  return {
    kind: 'products',
    id: product._id,
    title: product.name,
    price: price && `from Rs ${formatPrice(price)}`,
    pack: pack?.quantity,
    picture: product.images[0],
  }
}

export function dishPreview(dish: Dish): Preview {
  return { kind: 'recipes', id: String(dish.id), title: dish.title, picture: dishPicture(dish) }
}

/** Returns an address that changes with the content, because messengers cache pictures by address. */
export function previewPath(preview: Preview): string {
  const { kind, id, title, price, pack, picture } = preview
  const version = computeTag(JSON.stringify([LOOK, title, price, pack, picture]))
  return `/uploads/preview/${kind}/${encodeURIComponent(id)}.${version}.jpg`
}

/** Returns the picture's alternative text. */
export function previewText({ title, price, pack }: Preview): string {
  return [title, price, pack].filter(Boolean).join(', ')
}

/** Returns a short hash of a string (FNV-1a, 32 bits; draft-eastlake-fnv). */
function computeTag(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
