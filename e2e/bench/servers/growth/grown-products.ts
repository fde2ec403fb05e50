import { createHash } from 'node:crypto'
import type { SeedProduct } from '../../../../api/seed/seed-product'

const ORIGINS = [
  'Malabar',
  'Wayanad',
  'Coorg',
  'Idukki',
  'Salem',
  'Guntur',
  'Byadgi',
  'Unjha',
  'Erode',
  'Munnar',
]
const GRADES = ['', 'Bold', 'Extra Bold', 'Hand-picked', 'Sun-dried', 'First Harvest']

/** Numbers from 0 to below 1, evenly: the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
}

/**
 * A catalogue grown from a smaller one: its products, and after them variants of them from other places, with texts in
 * another order, other prices and the same pictures.
 * @param count of all together
 * @param seed for the same count it makes the same products
 */
export function grownProducts(products: readonly SeedProduct[], count: number, seed = 43): SeedProduct[] {
  const next = numbersFrom(seed)
  const oneOf = <Item>(items: readonly Item[], otherwise: Item) =>
    items[Math.floor(next() * items.length)] ?? otherwise
  const grown = products.slice(0, count)
  for (let number = grown.length + 1; number <= count; number += 1) {
    const [first] = products
    if (!first) break
    const like = oneOf(products, first)
    const id = `${like._id}-${number}`
    const sentences = like.description.split(/(?<=\.)\s+/)
    const turn = Math.floor(next() * sentences.length)
    grown.push({
      ...like,
      _id: id,
      name: [oneOf(ORIGINS, ''), oneOf(GRADES, ''), like.name].filter(Boolean).join(' '),
      description: [...sentences.slice(turn), ...sentences.slice(0, turn)].join(' '),
      variants: like.variants.map((pack, place) => ({
        ...pack,
        _id: `${id}-${place}`,
        price: Math.max(1, Math.round(pack.price * (0.7 + 0.6 * next()))),
      })),
    })
  }
  return grown
}
