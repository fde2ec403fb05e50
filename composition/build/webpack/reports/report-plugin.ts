import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack'

/** Writes a JSON file about a finished build next to its files. */
export class ReportPlugin implements WebpackPluginInstance {
  constructor(
    private readonly file: string,
    private readonly describe: (compilation: Compilation) => unknown,
  ) {}

  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap('ReportPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReportPlugin', stage }, () => {
        const text = JSON.stringify(this.describe(compilation))
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text))
      })
    })
  }
}
