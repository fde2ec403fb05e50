import type { Chunk, Compilation } from 'webpack'

/** The chunk of the exposed module. */
export const EXPOSE = 'module'

/** `container.json`: what a host and the publish gate need to know about a remote's build. */
export interface ContainerReport {
  /** The file that a host fetches first. */
  entry: string
  /** The files of `./module`, which every page needs. Missing if the container does not expose it. */
  module?: { scripts: string[]; styles: string[] }
  /** The packages that the container takes from its host, with their ranges. */
  shared: Record<string, string>
  /** For each lazy page, by the name of its chunk: the files it needs besides those of `./module`. */
  pages: Record<string, string[]>
  /** For each lazy page: the files that it loads once it runs, whatever the shopper does. */
  pageParts: Record<string, string[]>
}

type ChunkGroup = Chunk['groupsIterable'] extends Iterable<infer Group> ? Group : never

const isExpose = ({ name }: ChunkGroup) => name === EXPOSE
/** A chunk with such a name loads on input, or in few browsers: a usual first visit loads none. */
const isLater = ({ name }: ChunkGroup) => /^(touched|seldom)-/.test(name ?? '')

/** @param shared the packages that the container takes from its host */
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
