/**
 * Leaves the shop for a provider's payment page. Tests watch this function instead of the browser's address.
 * @throws Error when the address is not a web page's: an answer must never make the browser run a script
 */
export function leaveForGateway(address: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The payment page has no web address.')
  window.location.assign(address)
}
