const OWN_MACHINE = ['localhost', '127.0.0.1']
const ANY_LOOPBACK = 'http://localhost:* http://127.0.0.1:*'
const GATEWAYS = ['CASHFREE_BASE_URL', 'PHONEPE_BASE_URL', 'PHONEPE_V2_BASE_URL', 'PHONEPE_V2_OAUTH_URL']

/** Whether a shop has a public address or calls itself production. Otherwise it is for this machine alone. */
function isPublicShop({ NODE_ENV, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): boolean {
  if (NODE_ENV === 'production') return true
  if (PUBLIC_ORIGIN === undefined) return false
  return !URL.canParse(PUBLIC_ORIGIN) || !OWN_MACHINE.includes(new URL(PUBLIC_ORIGIN).hostname)
}

/** The origins that may override remotes: this machine, or none if the shop is public, unless the environment names some. */
export function overrideOrigins(env: NodeJS.ProcessEnv): string {
  return env.OVERRIDE_ORIGINS ?? (isPublicShop(env) ? '' : ANY_LOOPBACK)
}

/** Everyone knows the demo customer's password: only a private shop that pays at the sandbox has one. */
export function hasDemoCustomer(env: NodeJS.ProcessEnv): boolean {
  return !isPublicShop(env) && GATEWAYS.every((name) => env[name] === undefined)
}
