/**
 * The id an order has at the gateway: two customers may both have made 'ORD-' and the same timestamp, so part
 * of our own id makes it unique. Letters, digits, underscores and hyphens.
 * @param id the stored order's id
 * @param number 1 for the first order at the gateway, 2 after the gateway has closed that one
 * @param longest the most characters that the gateway takes
 */
export function gatewayOrderId(orderId: string, id: string, number: number, longest: number): string {
  const own = id.replaceAll('-', '').slice(0, 16)
  const end = `-${own}${number > 1 ? `-${number}` : ''}`
  return `${orderId.slice(0, longest - end.length)}${end}`
}
