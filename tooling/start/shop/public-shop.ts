import { sandboxPaths } from 'shared-contracts/payments/providers/providers'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'

const ANY_LOOPBACK = 'http://localhost:* http://127.0.0.1:*'

/** Returns the origins for overrides: the environment's, else this machine's, or none if the shop is public. */
export function overrideOrigins(env: NodeJS.ProcessEnv): string {
  return env.OVERRIDE_ORIGINS ?? (isPublicOrigin(env.PUBLIC_ORIGIN) ? '' : ANY_LOOPBACK)
}

/** The demo customer's password is public: only a local shop that uses the sandbox has this customer. */
export function hasDemoCustomer(env: NodeJS.ProcessEnv): boolean {
  return (
    !isPublicOrigin(env.PUBLIC_ORIGIN) && Object.keys(sandboxPaths).every((name) => env[name] === undefined)
  )
}
