import { PlaceOrder } from 'shared-contracts/orders/order-schema'
import * as z from 'zod/mini'

/** An order as the server takes it: the state and the way to pay are its own, whatever was sent. */
export const OrderToPlace = z.omit(PlaceOrder, { paymentMethod: true, status: true })
export type OrderToPlace = z.infer<typeof OrderToPlace>
