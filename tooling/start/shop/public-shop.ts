import { sandboxPaths } from 'shared-contracts/payments/providers/providers'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'

const ANY_LOOPBACK = 'http://localhost:* http://127.0.0.1:*'

/** Returns the allowed origins of overrides: as configured, or else loopback, but none for a public shop. */
export function overrideOrigins(env: NodeJS.ProcessEnv): string {
  return env.OVERRIDE_ORIGINS ?? (isPublicOrigin(env.PUBLIC_ORIGIN) ? '' : ANY_LOOPBACK)
}

/** True for a local shop that uses the sandbox. No other has the demo customer, whose password is public. */
export function hasDemoCustomer(env: NodeJS.ProcessEnv): boolean {
  return (
    !isPublicOrigin(env.PUBLIC_ORIGIN) && Object.keys(sandboxPaths).every((name) => env[name] === undefined)
  )
}
