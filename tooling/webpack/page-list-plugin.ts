import type { Chunk, Compiler, WebpackPluginInstance } from 'webpack'
import { EXPOSE } from './container-list-plugin'

type ChunkGroup = Chunk['groupsIterable'] extends Iterable<infer Group> ? Group : never

const isExpose = ({ name }: ChunkGroup) => name === EXPOSE

/** By the name of each page's chunk. */
function ofPages(groups: readonly ChunkGroup[], filesOf: (page: ChunkGroup) => string[]): string {
  const pages = groups.filter(({ parentsIterable }) => [...parentsIterable].some(isExpose))
  return JSON.stringify(Object.fromEntries(pages.map((page) => [page.name, filesOf(page)])))
}

/**
 * Writes `pages.json`: for each page of a remote that is loaded by itself, by the name of its chunk, the files it brings
 * besides the container's first ones. And `page-parts.json`: the files that a page fetches in turn once it runs.
 */
export class PageListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PageListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = [...compilation.namedChunkGroups.values()]
          const pages = ofPages(groups, (page) => page.getFiles())
          const parts = ofPages(groups, ({ childrenIterable }) =>
            [...childrenIterable].flatMap((part) => part.getFiles()),
          )
          compilation.emitAsset('pages.json', new sources.RawSource(pages))
          compilation.emitAsset('page-parts.json', new sources.RawSource(parts))
        },
      )
    })
  }
}
