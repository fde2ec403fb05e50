/* Entry of the store module: the parts that the shell and remotes may use. A page has one copy of it, so this
   list is part of the contract. */

export {
  selectCart,
  selectCartCount,
  selectCartLines,
  selectCartSubtotal,
  selectIsCartRestored,
} from './store/cart-slice'
export { createStore, type Store } from './store/create-store'
export * from './store/events'
export { useAppDispatch, useAppSelector } from './store/hooks'
export type { AppDispatch, StartListening } from './store/listening'
export { selectOrderRecords } from './store/order-records-slice'
export { registerSlice } from './store/register-slice'
export type { RootState } from './store/root-reducer'
export { openOutbox, sendOrWait } from './store/send-or-wait'
export { selectIsSessionRestored, selectUser } from './store/session-slice'
export { readStored, writeStored } from './store/stored-text'
