import { shopAddress } from '../../../tooling/start/shop/shop-address'
import { resolveDataFolder } from '../publish/registry-location'

interface OpenShop {
  origin: string
  /** Tells the developer which shop it is. */
  line: string
}

/**
 * Returns the running shop to use: that of this folder on any port, or the one at PORT.
 * @param answers returns whether a shop runs at an origin
 * @returns undefined if none runs
 */
export async function shopToJoin(
  root: string,
  env: NodeJS.ProcessEnv,
  answers: (origin: string) => Promise<boolean>,
): Promise<OpenShop | undefined> {
  const own = shopAddress(resolveDataFolder(env, root))
  const isOpen = own !== undefined && (await answers(own))
  const told = `http://localhost:${env.PORT ?? 3000}`
  if (isOpen && (env.PORT === undefined || own === told))
    return { origin: own, line: `Using the shop of this folder, ${own}` }
  if (!(await answers(told))) return undefined
  return { origin: told, line: `Using the shop at ${told}; it may not be of this folder` }
}
