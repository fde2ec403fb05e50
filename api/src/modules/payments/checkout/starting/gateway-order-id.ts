/**
 * Only letters, digits, _ and -. Two customers may share 'ORD-' and timestamp, so part of our internal `id` makes it unique.
 * @param number 1 for the first order at the gateway, 2 after the gateway closed that one
 */
export function gatewayOrderId(orderId: string, id: string, number: number, longest: number): string {
  const own = id.replaceAll('-', '').slice(0, 16)
  const end = `-${own}${number > 1 ? `-${number}` : ''}`
  return `${orderId.slice(0, longest - end.length)}${end}`
}
