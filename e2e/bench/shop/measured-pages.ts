import { fullCart, wholeSpices } from './catalogue'

/** A page that measurements look at. */
export interface MeasuredPage {
  group: PageName
  path: string
  /** The next page a shopper goes to from here. */
  next?: Step
  /** What a shopper is likely to press as soon as it is to be seen. */
  press: Step
  /** What the browser remembers before the page is opened, by its keys in local storage. */
  remembered?: Readonly<Record<string, string>>
}

export const PAGE_NAMES = [
  'home',
  'listing',
  'all products',
  'product',
  'recipe',
  'cart',
  'checkout',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** A press, and how to tell that its effect is on the screen: the next page, for a link. */
export interface Step {
  on: string
  /** What stands on it, where the selector fits more. */
  reads?: string
  /** It is there when this element is visible ... */
  arrived: string
  /** ... and reads so. */
  text?: string
}

const LISTING = '/whole-spices'

const MENU: Step = { on: 'header button', reads: 'Open menu', arrived: 'dialog[open]' }
const ADD_TO_CART: Step = {
  on: 'main button',
  reads: 'ADD TO CART',
  arrived: 'header a[aria-label="CART 1 item"]',
}

const FIRST_FIELD = 'main input[autocomplete="given-name"]'

/** The pages that the edge keeps: home, a listing, the longest one, the first product of the listing, and a recipe. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const [{ _id, name }] = await wholeSpices(origin)
  const productPath = `${LISTING}/${_id}`
  return [
    {
      group: 'home',
      path: '/',
      next: { on: `main a[href="${LISTING}"]`, arrived: `main a[href="${productPath}"]` },
      press: MENU,
    },
    {
      group: 'listing',
      path: LISTING,
      next: { on: `main a[href="${productPath}"]`, arrived: 'main h1', text: name },
      press: MENU,
    },
    { group: 'all products', path: '/all-products', press: MENU },
    { group: 'product', path: productPath, press: ADD_TO_CART },
    { group: 'recipe', path: '/product/1', press: MENU },
  ]
}

/** Pages of one shopper, which the server does not fill: a cart with five lines, and the checkout of it. */
export async function shoppersPages(origin: string): Promise<MeasuredPage[]> {
  const remembered = { cart: await fullCart(origin) }
  return [
    { group: 'cart', path: '/cart', remembered, press: MENU },
    {
      group: 'checkout',
      path: '/checkout',
      remembered,
      press: { on: FIRST_FIELD, arrived: `${FIRST_FIELD}:focus` },
    },
  ]
}
