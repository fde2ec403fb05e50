/**
 * Opens a provider's payment page. Tests mock this function instead of the browser's location.
 * @throws Error unless the address is http or https: a response must never make the browser run a script
 */
export function leaveForGateway(address: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The payment page has no web address.')
  window.location.assign(address)
}
