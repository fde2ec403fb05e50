import path from 'node:path'

/** The description of REGISTRY in the help of commands. */
export const REGISTRY_HELP = 'a folder, or s3://bucket/prefix?endpoint=… (default: .data/registry)'

/** Returns the folder of the shop's data. @param root the repository */
export function resolveDataFolder({ DATA_DIR }: NodeJS.ProcessEnv, root: string): string {
  return path.resolve(DATA_DIR ?? path.join(root, '.data'))
}

/** Returns REGISTRY, or the default folder if that is unset or a web address, which only edges can use. */
export function registryPlace(env: NodeJS.ProcessEnv, root: string): string {
  const { REGISTRY: place = '' } = env
  if (!place || /^https?:/.test(place)) return path.join(resolveDataFolder(env, root), 'registry')
  // Relative to the repository, whichever folder the command runs in.
  return place.startsWith('s3:') ? place : path.resolve(root, place)
}
