import type { ShownPack, ShownProduct } from 'shared-contracts/catalog/shown-product'
import { allergenWarning } from '../ucp/allergens'
import { capabilities } from '../ucp/capabilities'
import { envelope, failure, type Spoken, withMessages } from '../ucp/envelope'
import type { Failure, OneProduct } from '../ucp/response-schema'
import { wireProduct } from '../ucp/wire-product'
import { PACK_OPTION } from '../ucp/wire-variant'
import { currencyNote, narrowed } from './filters'
import type { ProductRequest } from './requests'
import { type Resolved, resolveIds } from './resolve'
import type { Shelf } from './shelf'

export function createGetProduct(shelf: Shelf, spoken: Spoken) {
  /** One product with its packs; with the pack alone that an id or a selection means. */
  return async (request: ProductRequest): Promise<OneProduct | Failure> => {
    const resolved = (await resolveIds(shelf, [request.id])).get(request.id)
    const shown = resolved && narrowed({ ...resolved.product, packs: meantPacks(resolved, request) }, request)
    if (!resolved || !shown)
      return failure(spoken, capabilities.lookup, [
        {
          type: 'error',
          code: 'not_found',
          content: 'There is no such product or pack on sale.',
          severity: 'unrecoverable',
        },
      ])
    const product = wireProduct(shown, spoken)
    return {
      ucp: envelope(spoken, capabilities.lookup),
      product: {
        ...product,
        options: [{ name: PACK_OPTION, values: resolved.product.packs.map(signalled) }],
        selected: shown.packs.slice(0, 1).map(({ label }) => ({ name: PACK_OPTION, label })),
      },
      ...withMessages([...currencyNote(request), ...allergenWarning(shown, '$.product')]),
    }
  }
}

/** A selection that no pack has is let go, as UCP wants: the answer says what was selected instead. */
function meantPacks({ product, pack }: Resolved, { selected }: ProductRequest): ShownProduct['packs'] {
  if (pack) return [pack]
  const label = selected?.find(({ name }) => name === PACK_OPTION)?.label
  const chosen = product.packs.filter((one) => one.label === label)
  return chosen.length > 0 ? chosen : product.packs
}

function signalled({ label, isSoldOut }: ShownPack) {
  return { label, available: !isSoldOut, exists: true }
}
