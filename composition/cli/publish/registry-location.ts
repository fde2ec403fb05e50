import path from 'node:path'

/** The description of REGISTRY in the help of commands. */
export const REGISTRY_HELP = 'a folder, or s3://bucket/prefix?endpoint=… (default: .data/registry)'

/** Returns the folder of the shop's data. @param root the repository */
export function resolveDataFolder({ DATA_DIR }: NodeJS.ProcessEnv, root: string): string {
  return path.resolve(DATA_DIR ?? path.join(root, '.data'))
}

/** REGISTRY, or a folder of the shop's data. A deployed shop's address is ignored: only an edge reads its registry. */
export function registryPlace(env: NodeJS.ProcessEnv, root: string): string {
  const { REGISTRY: place = '' } = env
  if (!place || /^https?:/.test(place)) return path.join(resolveDataFolder(env, root), 'registry')
  // Relative to the repository, in whatever folder the command runs.
  return place.startsWith('s3:') ? place : path.resolve(root, place)
}
