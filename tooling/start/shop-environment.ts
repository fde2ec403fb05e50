import { randomBytes } from 'node:crypto'
import type { Ports } from './ports'

/** The environment of the shop's servers: their addresses, a key that they share, and what this process's environment adds. */
export function shopEnvironment(env: NodeJS.ProcessEnv, ports: Ports, dataFolder: string): NodeJS.ProcessEnv {
  const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`
  const phonePe = `${sandbox}/apis/pg-sandbox`
  return {
    INTERNAL_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_ORIGIN: `http://localhost:${ports.PORT}`,
    CASHFREE_BASE_URL: `${sandbox}/pg`,
    PHONEPE_BASE_URL: phonePe,
    PHONEPE_V2_BASE_URL: phonePe,
    PHONEPE_V2_OAUTH_URL: phonePe,
    ...env,
    DATA_DIR: dataFolder,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
}
