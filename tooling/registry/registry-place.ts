import path from 'node:path'

/**
 * Where the registry is: REGISTRY, or a folder of the shop's data. A deployed shop's, which an edge may be told to show,
 * is not ours to change.
 * @param root the repository
 */
export function registryPlace(env: NodeJS.ProcessEnv, root: string): string {
  const { REGISTRY: place = '', DATA_DIR: dataFolder = path.join(root, '.data') } = env
  if (!place || /^https?:/.test(place)) return path.join(path.resolve(dataFolder), 'registry')
  // The same place from the folder of each remote.
  return place.startsWith('s3:') ? place : path.resolve(root, place)
}
