import { shopAddress } from '../../../tooling/start/shop/shop-address'
import { resolveDataFolder } from '../publish/registry-location'

interface OpenShop {
  origin: string
  /** A line that tells the developer which shop it is. */
  line: string
}

/** Finds the shop running in this folder, or else at port 3000. If PORT is set, finds only the shop there. */
export async function shopToJoin(
  root: string,
  env: NodeJS.ProcessEnv,
  answers: (origin: string) => Promise<boolean>,
): Promise<OpenShop | undefined> {
  const own = shopAddress(resolveDataFolder(env, root))
  const isOpen = own !== undefined && (await answers(own))
  const atPort = `http://localhost:${env.PORT ?? 3000}`
  if (isOpen && (env.PORT === undefined || own === atPort))
    return { origin: own, line: `Using the shop running in this folder, ${own}` }
  if (!(await answers(atPort))) return undefined
  return { origin: atPort, line: `Using the shop at ${atPort}; it may belong to another folder` }
}
