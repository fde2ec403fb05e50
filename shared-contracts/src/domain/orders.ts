export type { OrderRecord } from './order-record-schema'
export type {
  CustomerParcel,
  Order,
  OrderAddress,
  OrderedProduct,
  OrderLine,
  PlaceOrder,
} from './orders-schema'
