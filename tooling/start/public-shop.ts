const OWN_MACHINE = ['localhost', '127.0.0.1']

/** Whether a shop has an address for the public, or calls itself production; else it is for this machine alone. */
export function isPublicShop({ NODE_ENV, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): boolean {
  if (NODE_ENV === 'production') return true
  if (PUBLIC_ORIGIN === undefined) return false
  return !URL.canParse(PUBLIC_ORIGIN) || !OWN_MACHINE.includes(new URL(PUBLIC_ORIGIN).hostname)
}
