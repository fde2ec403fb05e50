import { sandboxPaths } from 'shared-contracts/payments/providers/providers'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'

const ANY_LOOPBACK = 'http://localhost:* http://127.0.0.1:*'

/** The origins that may override remotes: this machine, or none if the shop is public, unless the environment names some. */
export function overrideOrigins(env: NodeJS.ProcessEnv): string {
  return env.OVERRIDE_ORIGINS ?? (isPublicOrigin(env.PUBLIC_ORIGIN) ? '' : ANY_LOOPBACK)
}

/** Everyone knows the demo customer's password: only a private shop that pays at the sandbox has one. */
export function hasDemoCustomer(env: NodeJS.ProcessEnv): boolean {
  return (
    !isPublicOrigin(env.PUBLIC_ORIGIN) && Object.keys(sandboxPaths).every((name) => env[name] === undefined)
  )
}
