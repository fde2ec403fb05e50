import type { Chunk, Compilation } from 'webpack'

/** The name of the exposed module's chunk. */
export const EXPOSE = 'module'

/** `container.json`: what a host and the publish gate need to know about a remote's build. */
export interface ContainerReport {
  /** The file that a host fetches first. */
  entry: string
  /** The files of `./module`, which every page needs. Missing if the container does not expose it. */
  module?: { scripts: string[]; styles: string[] }
  /** The packages that the host provides to the container, with their ranges. */
  shared: Record<string, string>
  /** The files that each lazy page needs in addition to those of `./module`, keyed by the page's chunk name. */
  pages: Record<string, string[]>
  /** The files that each lazy page loads once it runs, whatever the shopper does. */
  pageParts: Record<string, string[]>
}

type ChunkGroup = Chunk['groupsIterable'] extends Iterable<infer Group> ? Group : never

const isExpose = ({ name }: ChunkGroup) => name === EXPOSE
/** True for chunks that load on input or only in few browsers, so not on a usual first visit. */
const isLater = ({ name }: ChunkGroup) => /^(touched|seldom)-/.test(name ?? '')

export function containerReport(
  { entrypoints, namedChunkGroups }: Compilation,
  shared: Record<string, { requiredVersion: string }>,
): ContainerReport {
  const entry = [...entrypoints.values()].flatMap((point) => point.getFiles())
  const files = namedChunkGroups.get(EXPOSE)?.getFiles()
  const ending = (suffix: string) => files?.filter((file) => file.endsWith(suffix)) ?? []
  const pages = [...namedChunkGroups.values()].filter(
    (group) => [...group.parentsIterable].some(isExpose) && !isLater(group),
  )
  const byPage = (filesOf: (page: ChunkGroup) => string[]) =>
    Object.fromEntries(pages.map((page) => [page.name ?? '', filesOf(page)]))
  return {
    entry: entry.find((file) => file.endsWith('.js')) ?? '',
    ...(files && { module: { scripts: ending('.js'), styles: ending('.css') } }),
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
    ),
    pages: byPage((page) => page.getFiles()),
    pageParts: byPage(({ childrenIterable }) =>
      [...childrenIterable].filter((part) => !isLater(part)).flatMap((part) => part.getFiles()),
    ),
  }
}
