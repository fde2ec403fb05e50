import path from 'node:path'

/**
 * Where the registry is: REGISTRY, or a folder of the shop's data.
 * @param root the repository
 */
export function registryPlace(env: NodeJS.ProcessEnv, root: string): string {
  return env.REGISTRY || path.join(path.resolve(env.DATA_DIR ?? path.join(root, '.data')), 'registry')
}
