const OWN_MACHINE = ['localhost', '127.0.0.1']
const ANY_LOOPBACK = OWN_MACHINE.map((host) => `http://${host}:*`).join(' ')

/**
 * From where `npm start` lets developers override remotes: this machine, when the shop is for this machine alone. Where
 * it has an address for the public, or calls itself production, from nowhere unless told.
 */
export function overrideOrigins({ OVERRIDE_ORIGINS, NODE_ENV, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): string {
  if (OVERRIDE_ORIGINS !== undefined) return OVERRIDE_ORIGINS
  const isPublic =
    PUBLIC_ORIGIN !== undefined &&
    !(URL.canParse(PUBLIC_ORIGIN) && OWN_MACHINE.includes(new URL(PUBLIC_ORIGIN).hostname))
  return isPublic || NODE_ENV === 'production' ? '' : ANY_LOOPBACK
}
