/** Opens the gateway's page. @throws Error if the address is not http or https: it could run a script */
export function leaveForGateway(address: string): void {
  const { protocol } = new URL(address, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The payment page has no web address.')
  window.location.assign(address)
}
