import type { Compiler, Module, WebpackPluginInstance } from 'webpack'

/** Short ones, which nothing else has: webpack's own ids are given to the modules that have none yet. */
const IDS = { entry: 1, runtime: 2 } as const

function idOf(module: Module): number | undefined {
  if (module.libIdent({ context: '' })?.startsWith('webpack/container/entry/')) return IDS.entry
  return /[\\/]\.federation[\\/]entry\.\w+\.js(\||$)/.test(module.identifier()) ? IDS.runtime : undefined
}

/**
 * One commit gives one build, in whatever folder it is made. Webpack takes a module's id from its name, and the names of
 * two modules of Module Federation hold the folder: a container's entry, and the file that starts its runtime.
 */
export class SameIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module)
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
