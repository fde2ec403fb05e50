import type { Compiler, WebpackPluginInstance } from 'webpack'

/** Module Federation's dependencies on a shared package: one for remotes, one for the shell itself. */
const linksToShared = ['provide module for shared', 'consume shared fallback']

/** Remotes use the name, so it must not be mangled. */
const asNamed = (name: string) => ({ name: [name], canMangle: false })

/**
 * Removes unused exports from shared packages. Webpack would keep all, since a remote could use any at run time. (The
 * `treeShaking` option of Module Federation does the same, but compiles each package a second time.)
 */
export class OfferedExportsPlugin implements WebpackPluginInstance {
  /** @param offered the exports to keep, by package; an unlisted package keeps all */
  constructor(private readonly offered: Readonly<Record<string, readonly string[]>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OfferedExportsPlugin', (compilation) => {
      compilation.hooks.dependencyReferencedExports.tap('OfferedExportsPlugin', (referenced, dependency) => {
        const shared =
          linksToShared.includes(dependency.type) && compilation.moduleGraph.getModule(dependency)
        if (!(shared instanceof compiler.webpack.NormalModule)) return referenced
        const { name } = shared.resourceResolveData?.descriptionFileData ?? {}
        return this.offered[String(name)]?.map((offered) => asNamed(offered)) ?? referenced
      })
    })
  }
}
