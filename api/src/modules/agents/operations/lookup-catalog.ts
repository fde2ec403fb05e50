import { AppError } from '../../../errors'
import { allergenWarning } from '../ucp/allergens'
import { capabilities } from '../ucp/capabilities'
import { envelope, type Spoken, withMessages } from '../ucp/envelope'
import type { FoundProducts, Message, Variant } from '../ucp/response-schema'
import { wireProduct } from '../ucp/wire-product'
import { currencyNote, narrowed } from './filters'
import { type LookupRequest, PAGE } from './requests'
import { type Resolved, resolveIds } from './resolve'
import type { Shelf } from './shelf'

/** A separate class because UCP has its own code for it. */
export class TooManyIds extends AppError {
  constructor() {
    super('INVALID_INPUT', `At most ${PAGE} ids can be looked up at once.`)
    this.name = 'TooManyIds'
  }
}

type Input = NonNullable<Variant['inputs']>[number]

export function createLookupCatalog(shelf: Shelf, spoken: Spoken) {
  /** Returns each product once, with its matching packs; a product id matches the first. @throws TooManyIds */
  return async (request: LookupRequest): Promise<FoundProducts> => {
    const ids = [...new Set(request.ids)]
    if (ids.length > PAGE) throw new TooManyIds()
    const resolved = await resolveIds(shelf, ids)
    const products = asked(resolved).flatMap(({ product, inputs }) => {
      const meant = { ...product, variants: product.variants.filter(({ id }) => inputs.has(id)) }
      const shown = narrowed(meant, request)
      return shown ? [{ shown, inputs }] : []
    })
    return {
      ucp: envelope(spoken, capabilities.lookup),
      products: products.map(({ shown, inputs }) => withInputs(wireProduct(shown, spoken), inputs)),
      ...withMessages([
        ...currencyNote(request),
        ...ids.filter((id) => !resolved.has(id)).map(unknownNote),
        ...products.flatMap(({ shown }, at) => allergenWarning(shown, `$.products[${at}]`)),
      ]),
    }
  }
}

interface RequestedProduct extends Pick<Resolved, 'product'> {
  /** The requested ids that matched each pack, by the pack's id. */
  inputs: Map<string, Input[]>
}

function asked(resolved: ReadonlyMap<string, Resolved>): RequestedProduct[] {
  const byProduct = new Map<string, RequestedProduct>()
  for (const [id, { product, variant }] of resolved) {
    const meant = variant ?? product.variants[0]
    if (!meant) continue
    const entry = byProduct.get(product.id) ?? { product, inputs: new Map<string, Input[]>() }
    const input: Input = { id, match: variant ? 'exact' : 'featured' }
    entry.inputs.set(meant.id, [...(entry.inputs.get(meant.id) ?? []), input])
    byProduct.set(product.id, entry)
  }
  return [...byProduct.values()]
}

function withInputs(product: ReturnType<typeof wireProduct>, inputs: RequestedProduct['inputs']) {
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, inputs: inputs.get(variant.sku) ?? [] })),
  }
}

const LONGEST_ECHO = 100

function unknownNote(id: string): Message {
  return { type: 'info', code: 'not_found', content: id.replace(/\p{C}+/gu, ' ').slice(0, LONGEST_ECHO) }
}
