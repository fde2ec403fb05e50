import { fullCart, wholeSpices } from './catalogue'

export interface MeasuredPage {
  group: PageName
  path: string
  /** The next page that a shopper goes to from here. */
  next?: Step
  /** A shopper is likely to press this as soon as it is visible. */
  press: Step
  /** Local storage entries that are set before the page opens. */
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

/** A press, and the element that shows its effect. For a link, that element is on the next page. */
export interface Step {
  on: string
  /** A part of its text, needed if the selector matches more than one element. */
  reads?: string
  /** The effect is there when this element is visible ... */
  arrived: string
  /** ... and has this text. */
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

/** Pages that the edge caches: home, a listing, the longest page, the listing's first product, and a recipe. */
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

/** Pages that depend on the shopper and that the browser fills: a cart with five lines, and its checkout. */
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
