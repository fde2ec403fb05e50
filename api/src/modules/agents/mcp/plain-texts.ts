import { formatPrice, paise } from 'shared-contracts/values/money'
import type { z } from 'zod'
import type { Policies } from '../operations/policies'
import type {
  Cart,
  Failure,
  FoundProducts,
  Message,
  OneProduct,
  Product,
  Variant,
} from '../ucp/response-schema'

/* Writes structured responses as text, for assistants that read nothing else. */

const rupees = (amount: number) => `Rs ${formatPrice(paise(amount))}`

function variantLine({ id, title, price, unit_price, availability }: Variant): string {
  const measure = unit_price?.reference.unit === 'GRM' ? `${unit_price.reference.value} g` : undefined
  const perMeasure = unit_price && measure ? ` (${rupees(unit_price.amount)} per ${measure})` : ''
  const soldOut = availability.available ? '' : ', sold out'
  return `- ${title}: ${rupees(price.amount)}${perMeasure}${soldOut}. Id: ${id}`
}

function productLines({ title, url, description, variants }: Product): string[] {
  return [`${title}: ${description.plain}`, url, ...variants.map(variantLine)]
}

function messageLines(messages: readonly Message[] = []): string[] {
  return messages.map(({ content }) => content)
}

export function productsText(answer: FoundProducts | OneProduct | Failure): string {
  const lines = [...listProducts(answer).flatMap(productLines), ...messageLines(answer.messages)]
  return lines.length > 0 ? lines.join('\n') : 'No products found.'
}

function listProducts(answer: FoundProducts | OneProduct | Failure): Product[] {
  if ('products' in answer) return answer.products
  return 'product' in answer ? [answer.product] : []
}

export function cartText(answer: Cart | Failure): string {
  const lines = 'id' in answer ? cartLines(answer) : []
  return [...lines, ...messageLines(answer.messages)].join('\n')
}

function cartLines({ line_items, totals, continue_url }: Cart): string[] {
  return [
    ...line_items.map(({ quantity, item }) => `${quantity} x ${item.title}: ${rupees(item.price)} each`),
    ...totals.map(({ type, amount }) => `${type}: ${rupees(amount)}`),
    `Give the buyer this link to review and order them: ${continue_url}`,
  ]
}

export function policiesText({ policies }: z.infer<typeof Policies>): string {
  return policies
    .map(
      ({ title, summary, url, markdown_url }) =>
        `${title}: ${summary ? `${summary} ` : ''}${url} (text: ${markdown_url})`,
    )
    .join('\n')
}
