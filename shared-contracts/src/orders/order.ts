export type { OrderRecord } from './order-record'
export type {
  CustomerParcel,
  Order,
  OrderAddress,
  OrderedProduct,
  OrderLine,
  PlaceOrder,
} from './order-schema'
