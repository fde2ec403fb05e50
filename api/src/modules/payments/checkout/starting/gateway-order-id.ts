/**
 * Builds an order's id at the gateway from letters, digits, underscores and hyphens. Two customers may both have 'ORD-' with the
 * same timestamp, so part of our internal id makes it unique.
 * @param id the order's internal id
 * @param number 1 for the first order at the gateway, 2 after the gateway closed that one
 * @param longest the gateway's length limit
 */
export function gatewayOrderId(orderId: string, id: string, number: number, longest: number): string {
  const own = id.replaceAll('-', '').slice(0, 16)
  const end = `-${own}${number > 1 ? `-${number}` : ''}`
  return `${orderId.slice(0, longest - end.length)}${end}`
}
