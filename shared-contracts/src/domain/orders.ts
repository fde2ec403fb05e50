export type { OrderRecord } from './order-record-schema'
export type { Order, OrderAddress, OrderedProduct, OrderLine, PlaceOrder } from './orders-schema'
