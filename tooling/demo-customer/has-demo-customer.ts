import { isPublicShop } from '../start/public-shop'

const GATEWAYS = ['CASHFREE_BASE_URL', 'PHONEPE_BASE_URL', 'PHONEPE_V2_BASE_URL', 'PHONEPE_V2_OAUTH_URL']

/** Everyone knows the demo customer's password: only a shop for this machine alone, paid at the sandbox, has one. */
export function hasDemoCustomer(env: NodeJS.ProcessEnv): boolean {
  return !isPublicShop(env) && GATEWAYS.every((name) => env[name] === undefined)
}
