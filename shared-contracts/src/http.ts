/* Entry of the http module: the api client, its errors, and the endpoints that several remotes use. */

export { readProducts } from './catalog/product-reader'
export { readAddress } from './customers/addresses/address-reader'
export { readUser } from './customers/customer-reader'
export { addressesApi, useGetAddressesQuery, useSaveAddressMutation } from './http/addresses-api'
export { api } from './http/api'
export { type ApiError, isApiError, readStatus, serverMessage } from './http/api-error'
export type { Http, HttpRequest } from './http/http'
export { onMalformed, reportMalformed } from './http/malformed'
export {
  ordersApi,
  type PaymentStatus,
  parsePaymentStatus,
  useGetOrdersQuery,
  useGetPaymentStatusQuery,
} from './http/orders-api'
export { useGetPincodeQuery } from './http/pincodes-api'
export { productsApi, useGetProductQuery } from './http/products-api'
export { readData } from './http/read-data'
export { readEnglishMessage, readResponseMessage } from './http/response-message'
export { amount, count, flag, list, oneOf, optional, type Reader, shape, text } from './values/reading'
