import { registryPlace, resolveDataFolder } from '../../../composition/cli/publish/registry-location'
import { folderProblem } from './folder-problem'
import { lockShop } from './lock-shop'
import { shopFolders } from './shop-folders'

/**
 * Locks the folders of a shop for this process.
 * @returns its data folder, and a function that releases the folders
 * @throws Error with a sentence if they can't be used, or another shop uses them
 */
export function takeFolders(root: string, env: NodeJS.ProcessEnv) {
  const dataFolder = resolveDataFolder(env, root)
  const folders = shopFolders(dataFolder, registryPlace(env, root))
  const problem = folders.map(folderProblem).find((each) => each)
  if (problem) throw new Error(problem)
  return { dataFolder, release: lockShop(folders) }
}
