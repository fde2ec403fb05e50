import { readCartLink, variantItemId, writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { allergenWarning } from '../ucp/allergens'
import { capabilities } from '../ucp/capabilities'
import { failure, type Spoken } from '../ucp/envelope'
import type { Cart, Failure, Message } from '../ucp/response-schema'
import { type StagedLine, wireCart } from '../ucp/wire-cart'
import type { CartRequest } from './requests'
import { resolveIds } from './resolve'
import type { Shelf } from './shelf'
import { type RequestedLine, stageLines } from './stage-lines'

/** Carts aren't stored: a cart's id is the permalink of its lines. A cancelled cart can still be read. */
export function createCarts(shelf: Shelf, spoken: Spoken) {
  async function create({ line_items }: CartRequest): Promise<Cart | Failure> {
    return priced(line_items.map(({ item, quantity }) => ({ id: item.id, quantity })))
  }

  async function get(id: string): Promise<Cart | Failure> {
    const lines = readCartLink(id)
    if (!lines) return failure(spoken, capabilities.cart, [notFound('Cart not found. Create a new one.')])
    return priced(
      lines.map(({ quantity, ...key }) => ({ id: variantItemId(key), quantity })),
      id,
    )
  }

  /** @returns a new cart with another id, because the id contains the lines */
  async function update(id: string, request: CartRequest): Promise<Cart | Failure> {
    if (!readCartLink(id))
      return failure(spoken, capabilities.cart, [notFound('Cart not found. Create a new one.')])
    return create(request)
  }

  async function cancel(id: string): Promise<Cart | Failure> {
    const cart = await get(id)
    if (!('id' in cart)) return cart
    const content = 'This cart was not stored, so there is nothing to cancel.'
    return { ...cart, messages: [...(cart.messages ?? []), { type: 'info', code: 'cart_canceled', content }] }
  }

  async function priced(asked: readonly RequestedLine[], id?: string): Promise<Cart | Failure> {
    if (new Set(asked.map((line) => line.id)).size > MOST_LINES)
      return failure(spoken, capabilities.cart, [tooManyLines])
    const resolved = await resolveIds(
      shelf,
      asked.map((line) => line.id),
    )
    const { lines, messages } = stageLines(asked, resolved)
    if (lines.length === 0)
      return failure(
        spoken,
        capabilities.cart,
        messages.map((message) => ({ ...message, severity: 'unrecoverable' })),
      )
    const link = writeCartLink(lines.map(linkLine))
    const warnings = lines.flatMap(({ product }, at) => allergenWarning(product, `$.line_items[${at}]`))
    return wireCart({ id: id ?? link, lines, link, messages: [...messages, ...warnings] }, spoken)
  }

  return { create, get, update, cancel }
}

function linkLine({ product, variant, quantity }: StagedLine) {
  return { id: product.id, variantId: variant.id, quantity }
}

const tooManyLines: Message = {
  type: 'error',
  code: 'too_many_lines',
  content: `A cart can have at most ${MOST_LINES} lines with up to ${MAX_LINE_QUANTITY} packs each.`,
  severity: 'unrecoverable',
}

function notFound(content: string): Message {
  return { type: 'error', code: 'not_found', content, severity: 'unrecoverable' }
}
