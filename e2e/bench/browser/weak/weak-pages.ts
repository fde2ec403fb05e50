import { type MeasuredPage, measuredPages, type Step } from '../../shop/measured-pages'

export interface WeakPage extends MeasuredPage {
  /** What a shopper presses here, one after the other, to have a product in the cart. */
  presses?: readonly [Step, ...Step[]]
}

/**
 * The pages on the way to a purchase.
 * @throws Error where the shop shows no product
 */
export async function weakPages(origin: string): Promise<WeakPage[]> {
  const pages = await measuredPages(origin)
  const product = pages.find(({ group }) => group === 'product')
  if (!product) throw new Error(`The shop at ${origin} shows no product.`)
  const id = product.path.split('/').pop() ?? ''
  const card: Step = { on: `main a[href$="/${id}"]`, arrived: 'main h1' }
  const presses: Partial<Record<MeasuredPage['group'], readonly [Step, ...Step[]]>> = {
    product: [product.press],
    'all products': [card, product.press],
  }
  return pages
    .filter(({ group }) => group !== 'recipe')
    .map((page) => ({ ...page, ...(presses[page.group] && { presses: presses[page.group] }) }))
}
