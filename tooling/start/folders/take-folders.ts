import { registryPlace, resolveDataFolder } from '../../../composition/cli/publish/registry-location'
import { folderProblem } from './folder-problem'
import { lockShop } from './lock-shop'
import { shopFolders } from './shop-folders'

/** Checks and locks the folders. @throws Error with a message if one is unusable or in use */
export function takeFolders(root: string, env: NodeJS.ProcessEnv) {
  const dataFolder = resolveDataFolder(env, root)
  const folders = shopFolders(dataFolder, registryPlace(env, root))
  const problem = folders.map(folderProblem).find((each) => each)
  if (problem) throw new Error(problem)
  return { dataFolder, release: lockShop(folders) }
}
