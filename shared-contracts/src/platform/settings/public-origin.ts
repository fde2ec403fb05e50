/** The names and addresses by which a machine calls itself; of the names, all below `localhost` too (RFC 6761, 6.3). */
const OWN_MACHINE = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/

/** @param host a name or address, as in a URL */
export function isOwnMachine(host: string): boolean {
  return OWN_MACHINE.test(host)
}

/**
 * Whether a shop is open to the public. Only its address tells: whatever is not this machine itself is reached by others.
 * @param origin PUBLIC_ORIGIN; without it the shop is for this machine alone
 */
export function isPublicOrigin(origin: string | undefined): boolean {
  if (!origin) return false
  return !URL.canParse(origin) || !isOwnMachine(new URL(origin).hostname)
}
