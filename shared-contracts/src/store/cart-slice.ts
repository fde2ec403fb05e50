import { createAction, createSlice } from '@reduxjs/toolkit'
import {
  addItem,
  type CartLine,
  changeQuantity,
  countItems,
  mergeLines,
  removeLine,
  subtotal,
} from '../orders/cart/cart'
import {
  cartCleared,
  cartItemAdded,
  cartItemRemoved,
  cartLinesAdded,
  cartQuantityChanged,
  cartReplaced,
  cartRepriced,
  orderPaid,
  orderPlaced,
  orderStatusChanged,
} from './events'

export interface CartState {
  lines: CartLine[]
  /** The id of the order in which these lines were last sent. Once it is paid, the cart is emptied. */
  orderId: string | null
  /** True once the stored cart has been read. Before that, a full cart looks empty. */
  isRestored: boolean
}

/** The cart was read from local storage, where another tab may have changed it. */
export const cartRestored = createAction<Pick<CartState, 'lines' | 'orderId'>>('cart/restored')

const initialState: CartState = { lines: [], orderId: null, isRestored: false }

/** Changing the lines makes the cart a different order, so the earlier order id is discarded. */
function setLines(cart: CartState, lines: CartLine[]) {
  cart.lines = lines
  cart.orderId = null
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on
      .addCase(cartItemAdded, (cart, { payload }) => setLines(cart, addItem(cart.lines, payload)))
      .addCase(cartItemRemoved, (cart, { payload }) => setLines(cart, removeLine(cart.lines, payload)))
      .addCase(cartQuantityChanged, (cart, { payload }) =>
        setLines(cart, changeQuantity(cart.lines, payload, payload.quantity)),
      )
      .addCase(cartLinesAdded, (cart, { payload }) => setLines(cart, mergeLines(cart.lines, payload)))
      .addCase(cartReplaced, (cart, { payload }) => setLines(cart, payload))
      .addCase(cartRepriced, (cart, { payload }) => setLines(cart, payload))
      .addCase(cartCleared, (cart) => setLines(cart, []))
      .addCase(orderPlaced, (cart, { payload }) => {
        cart.orderId = payload.orderId
      })
      .addCase(orderPaid, (cart, { payload }) => {
        if (cart.orderId === payload.orderId) setLines(cart, [])
      })
      // A refunded order cannot be sent again, so the same lines become a new order.
      .addCase(orderStatusChanged, (cart, { payload }) => {
        if (cart.orderId === payload.orderId && payload.status === 'Refunded') cart.orderId = null
      })
      .addCase(cartRestored, (cart, { payload }) => {
        const earlyLines = cart.isRestored ? [] : cart.lines
        cart.lines = mergeLines(payload.lines, earlyLines)
        cart.orderId = earlyLines.length > 0 ? null : payload.orderId
        cart.isRestored = true
      }),
  selectors: {
    selectCart: (cart) => cart,
    selectCartLines: (cart) => cart.lines,
    selectCartCount: (cart) => countItems(cart.lines),
    selectCartSubtotal: (cart) => subtotal(cart.lines),
    selectIsCartRestored: (cart) => cart.isRestored,
  },
})

export const { selectCart, selectCartLines, selectCartCount, selectCartSubtotal, selectIsCartRestored } =
  cartSlice.selectors
