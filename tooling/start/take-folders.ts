import path from 'node:path'
import { registryPlace } from '../registry/registry-place'
import { folderProblem } from './folders/folder-problem'
import { shopFolders } from './folders/shop-folders'
import { lockShop } from './folders/shop-locks'

/**
 * Takes the folders of a shop for this process.
 * @returns where its data are, and what gives the folders back
 * @throws Error with a sentence when they can't be used, or are another shop's
 */
export function takeFolders(root: string, env: NodeJS.ProcessEnv) {
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(root, '.data'))
  const folders = shopFolders(dataFolder, registryPlace({ ...env, DATA_DIR: dataFolder }, root))
  const problem = folders.map(folderProblem).find((each) => each)
  if (problem) throw new Error(problem)
  return { dataFolder, giveBack: lockShop(folders) }
}
