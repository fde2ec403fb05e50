import type { OrderDiscount } from './discounts/discounts-schema'
import type { LocalOrderStatus } from './order-status'

/** An order as this browser stores it for a customer (specification 24.7). Amounts are in rupees. */
export interface OrderRecord {
  orderId: string
  payment_id: string
  status: LocalOrderStatus
  createdAt: string
  items: { title: string; price: number; discountPrice?: number; quantity: number }[]
  subtotal: number
  shipping: number
  tax: number
  total: number
  /** Undefined if there was none. */
  discount?: OrderDiscount | undefined
  shippingAddress: { address: string; city: string; state: string; pincode: string; country: string } | null
}
