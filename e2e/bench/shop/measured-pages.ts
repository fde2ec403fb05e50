/** One of the four pages that every measurement looks at. */
export interface MeasuredPage {
  group: PageName
  path: string
  /** The next page a shopper goes to from here. */
  next?: Step
}

export type PageName = 'home' | 'listing' | 'product' | 'recipe'

/** A press on a link, and how to tell that the next page is on the screen. */
export interface Step {
  link: string
  /** It is there when this element is visible ... */
  arrived: string
  /** ... and reads so. */
  text?: string
}

interface Product {
  _id: string
  name: string
}

const LISTING = '/whole-spices'

async function firstOfTheListing(origin: string): Promise<Product> {
  const answer = await fetch(`${origin}/api/products?category=${encodeURIComponent('WHOLE SPICES')}`)
  const { data } = (await answer.json()) as { data: (Product & { category: string })[] }
  const first = data.find(({ category }) => category === 'WHOLE SPICES')
  if (!first) throw new Error(`The shop at ${origin} has no whole spices to measure.`)
  return first
}

/** Home, a listing, the first product of that listing, and a recipe. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const product = await firstOfTheListing(origin)
  const productPath = `${LISTING}/${product._id}`
  return [
    {
      group: 'home',
      path: '/',
      next: { link: `main a[href="${LISTING}"]`, arrived: `main a[href="${productPath}"]` },
    },
    {
      group: 'listing',
      path: LISTING,
      next: { link: `main a[href="${productPath}"]`, arrived: 'main h1', text: product.name },
    },
    { group: 'product', path: productPath },
    { group: 'recipe', path: '/product/1' },
  ]
}
