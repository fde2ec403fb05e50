import type { Compiler, Dependency, WebpackPluginInstance } from 'webpack'

/** Types of Module Federation's dependencies on a shared package: one for remotes, one for the shell. */
const linksToShared = ['provide module for shared', 'consume shared fallback']

/** Remotes use the name, so it must not be mangled. */
const asNamed = (name: string) => ({ name: [name], canMangle: false })

/** Webpack's record of the exports that a dependency uses. */
type Referenced = readonly (string[] | { name: string[] })[]

/**
 * Removes unused exports from shared packages. Webpack would keep all of them, since a remote could use any at run
 * time. (The `treeShaking` option of Module Federation does the same, but compiles each package a second time.)
 */
export class OfferedExportsPlugin implements WebpackPluginInstance {
  /** @param offered the exports to keep, by package; an unlisted package keeps all */
  constructor(private readonly offered: Readonly<Record<string, readonly string[]>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OfferedExportsPlugin', (compilation) => {
      compilation.hooks.dependencyReferencedExports.tap('OfferedExportsPlugin', (referenced, dependency) => {
        const missing = this.missingOf(dependency, referenced)
        if (missing) compilation.errors.push(new compiler.webpack.WebpackError(missing))
        const shared =
          linksToShared.includes(dependency.type) && compilation.moduleGraph.getModule(dependency)
        if (!(shared instanceof compiler.webpack.NormalModule)) return referenced
        const { name } = shared.resourceResolveData?.descriptionFileData ?? {}
        return this.offered[String(name)]?.map((offered) => asNamed(offered)) ?? referenced
      })
    })
  }

  /** Returns an error if the shell imports an export that is removed: it would be undefined at run time. */
  private missingOf(dependency: Dependency, referenced: Referenced): string | undefined {
    const name = 'request' in dependency ? String(dependency.request) : ''
    const offered = this.offered[name]
    if (!offered) return undefined
    const used = referenced.flatMap((each) => (Array.isArray(each) ? each : each.name).slice(0, 1))
    const missing = used.filter((one) => !offered.includes(one))
    return missing.length > 0
      ? `${missing.join(', ')} of ${name} is not included in the build: add it in composition/build/webpack/shell-config.ts.`
      : undefined
  }
}
