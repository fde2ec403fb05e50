import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { allergenWarning } from '../ucp/allergens'
import { capabilities } from '../ucp/capabilities'
import { envelope, failure, type Spoken, withMessages } from '../ucp/envelope'
import type { Failure, OneProduct } from '../ucp/response-schema'
import { wireProduct } from '../ucp/wire-product'
import { VARIANT_OPTION } from '../ucp/wire-variant'
import { currencyNote, narrowed } from './filters'
import type { ProductRequest } from './requests'
import { type Resolved, resolveIds } from './resolve'
import type { Shelf } from './shelf'

export function createGetProduct(shelf: Shelf, spoken: Spoken) {
  /** Returns a product with all its packs, or only the one that an id or selection identifies. */
  return async (request: ProductRequest): Promise<OneProduct | Failure> => {
    const resolved = (await resolveIds(shelf, [request.id])).get(request.id)
    const shown =
      resolved && narrowed({ ...resolved.product, variants: meantVariants(resolved, request) }, request)
    if (!resolved || !shown)
      return failure(spoken, capabilities.lookup, [
        {
          type: 'error',
          code: 'not_found',
          content: 'Product or pack size not found.',
          severity: 'unrecoverable',
        },
      ])
    const product = wireProduct(shown, spoken)
    return {
      ucp: envelope(spoken, capabilities.lookup),
      product: {
        ...product,
        options: [{ name: VARIANT_OPTION, values: resolved.product.variants.map(signalled) }],
        selected: shown.variants.slice(0, 1).map(({ label }) => ({ name: VARIANT_OPTION, label })),
      },
      ...withMessages([...currencyNote(request), ...allergenWarning(shown, '$.product')]),
    }
  }
}

/** Ignores a selected option that no pack has, as UCP requires: the response says what was selected instead. */
function meantVariants(
  { product, variant }: Resolved,
  { selected }: ProductRequest,
): ShownProduct['variants'] {
  if (variant) return [variant]
  const label = selected?.find(({ name }) => name === VARIANT_OPTION)?.label
  const chosen = product.variants.filter((one) => one.label === label)
  return chosen.length > 0 ? chosen : product.variants
}

function signalled({ label, isSoldOut }: ShownVariant) {
  return { label, available: !isSoldOut, exists: true }
}
