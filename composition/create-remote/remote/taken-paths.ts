import { readManifest } from '../../cli/publish/manifest'

/** The paths that each remote owns, by its name. */
export type TakenPaths = Readonly<Record<string, readonly string[]>>

/** Paths that the edge serves itself, or forwards to the api. */
const OF_THE_EDGE = [
  '/api',
  '/pay',
  '/feeds',
  '/ucp',
  '/mcp',
  '/uploads',
  '/shell',
  '/remotes',
  '/healthz',
  '/readyz',
  '/metrics',
]

export async function takenPaths(folders: readonly string[]): Promise<TakenPaths> {
  const manifests = await Promise.all(folders.map(readManifest))
  return Object.fromEntries(manifests.map(({ name, shop }) => [name, shop.prefixes]))
}

/** @throws Error with a one-sentence message if the path is not one segment, or already has an owner */
export function checkNewPath(path: string, taken: TakenPaths): void {
  if (!/^\/[a-z]+(-[a-z]+)*$/.test(path))
    throw new Error(`'${path}' is not a valid path: use one segment, such as /gifts.`)
  const owner = OF_THE_EDGE.includes(path)
    ? 'the edge'
    : Object.keys(taken).find((remote) => taken[remote]?.includes(path))
  if (owner) throw new Error(`${path} belongs to ${owner}. Choose another path.`)
}
