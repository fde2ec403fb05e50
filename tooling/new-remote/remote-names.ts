/** What a new remote is called, in each place that names it. */
export interface RemoteNames {
  /** The package, folder and registry entry: 'mf-gift-boxes'. */
  name: string
  /** The path it owns: '/gift-boxes'. */
  path: string
  /** In the names of files: 'gift-boxes'. */
  page: string
  /** In the names of components: 'GiftBoxes'. */
  Page: string
  /** For visitors: 'Gift Boxes'. */
  Title: string
}

/** Paths that the edge answers itself. */
export const OF_THE_EDGE = [
  '/api',
  '/pay',
  '/uploads',
  '/shell',
  '/remotes',
  '/healthz',
  '/readyz',
  '/metrics',
]

/** The remotes there are, by name, with the paths they own. */
export type TakenPaths = Readonly<Record<string, readonly string[]>>

/**
 * @param name of the new remote
 * @param path that it owns; the name's own one unless told
 * @throws Error with one sentence that says what to do
 */
export function remoteNames(
  name: string | undefined,
  path: string | undefined,
  taken: TakenPaths,
): RemoteNames {
  if (!name) throw new Error('Say how it is called: npm run new-remote -- mf-gifts [--path /gifts]')
  if (!/^mf(-[a-z]+)+$/.test(name))
    throw new Error(`A remote is called like mf-gifts, with small letters and hyphens, not '${name}'.`)
  if (name in taken) throw new Error(`There is a ${name} already. Choose another name.`)
  const page = name.slice('mf-'.length)
  const own = path ?? `/${page}`
  if (!/^\/[a-z]+(-[a-z]+)*$/.test(own))
    throw new Error(`A path is one segment such as /gifts, not '${own}'. Give another with --path.`)
  const owner = OF_THE_EDGE.includes(own)
    ? 'the edge'
    : Object.keys(taken).find((other) => taken[other]?.includes(own))
  if (owner) throw new Error(`${own} is ${owner}'s. Give another path with --path.`)
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { name, path: own, page, Page: words.join(''), Title: words.join(' ') }
}
