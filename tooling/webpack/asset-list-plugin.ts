import type { Compiler, WebpackPluginInstance } from 'webpack'

/** Writes `assets.json`: the files of the first page load, so that the edge can name them in the HTML. */
export class AssetListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('shell')?.getFiles() ?? []
          const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))
          const list = {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: files.filter((file) => file.endsWith('.css')),
            fonts: fonts.filter((file) => file.includes('latin')),
          }
          compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }
}
