import type { Compiler, WebpackPluginInstance } from 'webpack'

/**
 * Writes `pages.json`: for each page of a remote that is loaded by itself, by the name of its chunk, the files it brings
 * besides the container's first ones.
 */
export class PageListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PageListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const pages = [...compilation.namedChunkGroups]
            .filter(([name, group]) => !group.isInitial() && !name.startsWith('__federation'))
            .map(([name, group]) => [name, group.getFiles()])
          compilation.emitAsset(
            'pages.json',
            new sources.RawSource(JSON.stringify(Object.fromEntries(pages))),
          )
        },
      )
    })
  }
}
