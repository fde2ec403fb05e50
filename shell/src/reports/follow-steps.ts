import type { Step } from 'shared-contracts/analytics/analytics'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { CART, CHECKOUT } from 'shared-contracts/routing/own-paths'
import {
  cartItemAdded,
  nothingFound,
  orderPaid,
  orderPlaced,
  type Store,
  selectOrderRecords,
} from 'shared-contracts/store'

/** The part of the router that reports where the shopper is. */
export interface LocationSource {
  view: () => { location: { pathname: string } }
  subscribe: (listener: () => void) => unknown
}

const lists = Object.values(collections).map(({ slug }) => slug)

/** Returns the step that is reached by viewing a page. */
export function stepOfPage(pathname: string): Step | undefined {
  if (pathname === CART) return 'cart-seen'
  if (pathname === CHECKOUT) return 'checkout-seen'
  const [, list = '', id, further] = pathname.split('/')
  const isProduct = lists.some((slug) => slug === list) && id && further === undefined
  return isProduct ? 'product-seen' : undefined
}

interface Listener {
  onStep: (step: Step) => void
  /** Called with the text of each search without results. */
  onSearch: (text: string) => void
}

/** Follows the steps of a purchase in this document: the pages viewed, and events that remotes dispatch. */
export function followSteps(store: Store, places: LocationSource, { onStep, onSearch }: Listener): void {
  function look() {
    const step = stepOfPage(places.view().location.pathname)
    if (step) onStep(step)
  }
  look()
  places.subscribe(look)
  store.startListening({ actionCreator: cartItemAdded, effect: () => onStep('added-to-cart') })
  store.startListening({ actionCreator: orderPlaced, effect: () => onStep('order-placed') })
  store.startListening({
    // Counts the order only if it was not known to be paid already.
    predicate: (action, _, before) =>
      orderPaid.match(action) &&
      selectOrderRecords(before).some(
        ({ orderId, status }) => orderId === action.payload.orderId && status !== 'Paid',
      ),
    effect: () => onStep('paid'),
  })
  store.startListening({ actionCreator: nothingFound, effect: ({ payload }) => onSearch(payload.query) })
}
