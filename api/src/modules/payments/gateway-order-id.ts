/**
 * The id an order has at the gateway: two customers may both have made 'ORD-' and the same timestamp, so part
 * of our own id makes it unique. At most 45 letters, digits, underscores and hyphens (Cashfree, create order).
 * @param id the stored order's id
 * @param number 1 for the first order at the gateway, 2 after the gateway has closed that one
 */
export function gatewayOrderId(orderId: string, id: string, number: number): string {
  const own = id.replaceAll('-', '').slice(0, 16)
  const repeat = number > 1 ? `-${number}` : ''
  return `${orderId.slice(0, 44 - own.length - repeat.length)}-${own}${repeat}`
}
