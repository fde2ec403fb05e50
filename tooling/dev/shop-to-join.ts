import path from 'node:path'
import { shopAddress } from '../start/shop-address'

interface OpenShop {
  origin: string
  /** Which one it is, for the developer. */
  line: string
}

/**
 * The open shop that a remote under development is shown in: this folder's, wherever it is open, unless PORT names one.
 * @param answers whether a shop is open at an origin
 * @returns undefined when one must be started
 */
export async function shopToJoin(
  root: string,
  env: NodeJS.ProcessEnv,
  answers: (origin: string) => Promise<boolean>,
): Promise<OpenShop | undefined> {
  const own = shopAddress(path.resolve(env.DATA_DIR ?? path.join(root, '.data')))
  const isOpen = own !== undefined && (await answers(own))
  const told = `http://localhost:${env.PORT ?? 3000}`
  if (isOpen && (env.PORT === undefined || own === told))
    return { origin: own, line: `Joins the shop of this folder, ${own}` }
  if (!(await answers(told))) return undefined
  return { origin: told, line: `Joins the shop at ${told}, which is not known to be of this folder` }
}
