import { randomBytes } from 'node:crypto'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import type { Ports } from './ports'

/** Returns the servers' environment: their addresses, a shared key, and this process's own environment. */
export function shopEnvironment(env: NodeJS.ProcessEnv, ports: Ports, dataFolder: string): NodeJS.ProcessEnv {
  return {
    INTERNAL_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_ORIGIN: `http://localhost:${ports.PORT}`,
    ...(isPublicOrigin(env.PUBLIC_ORIGIN) ? {} : sandboxAddresses(`http://127.0.0.1:${ports.SANDBOX_PORT}`)),
    ...env,
    DATA_DIR: dataFolder,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
}
