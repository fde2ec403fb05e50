/** Tests mock it. @throws Error unless the address is http or https: a response must never make browsers run a script */
export function leaveForGateway(address: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The payment page has no web address.')
  window.location.assign(address)
}
