export type { OrderRecord } from './order-record'
export type {
  CustomerShipment,
  Order,
  OrderAddress,
  OrderedProduct,
  OrderLine,
  PlaceOrder,
} from './order-schema'
