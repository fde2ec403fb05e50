import { randomBytes } from 'node:crypto'
import { sandboxPaths } from 'shared-contracts/platform/settings/gateway-settings'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import type { Ports } from './ports'

/** The environment of the shop's servers: their addresses, a key that they share, and what this process's environment adds. */
export function shopEnvironment(env: NodeJS.ProcessEnv, ports: Ports, dataFolder: string): NodeJS.ProcessEnv {
  return {
    INTERNAL_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_ORIGIN: `http://localhost:${ports.PORT}`,
    ...(isPublicOrigin(env.PUBLIC_ORIGIN) ? {} : atSandbox(ports)),
    ...env,
    DATA_DIR: dataFolder,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
}

function atSandbox({ SANDBOX_PORT }: Ports) {
  const origin = `http://127.0.0.1:${SANDBOX_PORT}`
  return Object.fromEntries(Object.entries(sandboxPaths).map(([name, path]) => [name, `${origin}${path}`]))
}
