/**
 * Builds an id of letters, digits, _ and -. Part of our `id` keeps it unique if two customers use one order id.
 * @param number 1 for the first order at the gateway, 2 after the gateway closed that one
 */
export function gatewayOrderId(orderId: string, id: string, number: number, longest: number): string {
  const own = id.replaceAll('-', '').slice(0, 16)
  const end = `-${own}${number > 1 ? `-${number}` : ''}`
  return `${orderId.slice(0, longest - end.length)}${end}`
}
