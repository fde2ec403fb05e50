import { readVariantItemId, variantItemId } from 'shared-contracts/orders/cart/cart-link'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import type { Message } from '../ucp/response-schema'
import type { StagedLine } from '../ucp/wire-cart'
import type { Resolved } from './resolve'

export interface RequestedLine {
  id: string
  quantity: number
}

/** Returns the lines that can be bought, each pack once, and messages about others and capped quantities. */
export function stageLines(asked: readonly RequestedLine[], resolved: ReadonlyMap<string, Resolved>) {
  const staged = new Map<string, StagedLine>()
  const messages: Message[] = []
  for (const { id, quantity } of asked) {
    const { product, variant } = resolved.get(id) ?? {}
    if (!product) messages.push(refusal('not_found', 'One of the items is not sold here.'))
    else if (!variant)
      messages.push(
        refusal('pack_needed', `${product.name} comes in several pack sizes. Give the id of one.`),
      )
    else if (variant.isSoldOut) messages.push(refusal('out_of_stock', `${variant.title} is sold out.`))
    else if (!readVariantItemId(variantItemId({ id: product.id, variantId: variant.id })))
      messages.push(
        refusal('not_in_links', `${variant.title} can only be added to a cart on its product page.`),
      )
    else {
      const key = JSON.stringify([product.id, variant.id])
      const before = staged.get(key)?.quantity ?? 0
      staged.set(key, { product, variant, quantity: before + quantity })
    }
  }
  const lines = [...staged.values()]
  return {
    lines: lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, MAX_LINE_QUANTITY) })),
    messages: [...messages, ...lines.flatMap(cappedNote)],
  }
}

/** Reports a line that was left out of the cart. */
function refusal(code: string, content: string): Message {
  return { type: 'error', code, content, severity: 'recoverable' }
}

function cappedNote({ variant, quantity }: StagedLine, at: number): Message[] {
  if (quantity <= MAX_LINE_QUANTITY) return []
  const content = `An order can have at most ${MAX_LINE_QUANTITY} of ${variant.title}. For more, contact the shop about a wholesale order.`
  return [{ type: 'warning', code: 'quantity_reduced', path: `$.line_items[${at}].quantity`, content }]
}
