import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

/**
 * Writes `taken-exports.json`: by package that the shell provides, the exports that a build takes of it. The publish gate
 * asks a shell whether it has them all, which no range of versions tells.
 */
export class TakenExportsPlugin implements WebpackPluginInstance {
  constructor(private readonly provided: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('TakenExportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'TakenExportsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const externals = [...compilation.modules].filter(
            (module) =>
              module instanceof webpack.ExternalModule && this.provided.includes(module.userRequest),
          ) as webpack.ExternalModule[]
          const taken = externals.map((external) => {
            const names = compilation.moduleGraph.getUsedExports(external, undefined)
            // Neither true nor null, which stand for whatever there is, names anything that can be asked for.
            return [external.userRequest, typeof names === 'object' && names ? [...names].sort() : []]
          })
          const text = JSON.stringify(Object.fromEntries(taken))
          compilation.emitAsset('taken-exports.json', new sources.RawSource(text))
        },
      )
    })
  }
}
