import { PlaceOrder } from 'shared-contracts/orders/order-schema'
import * as z from 'zod/mini'

/** An order as the server accepts it, without the status and payment method that the server decides. */
export const OrderToPlace = z.omit(PlaceOrder, { paymentMethod: true, status: true })
export type OrderToPlace = z.infer<typeof OrderToPlace>
