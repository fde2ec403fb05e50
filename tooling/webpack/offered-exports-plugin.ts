import type { Compiler, Dependency, WebpackPluginInstance } from 'webpack'

/** Module Federation's links from what is shared to the package itself: one for remotes, one for the shell's own use. */
const linksToShared = ['provide module for shared', 'consume shared fallback']

/** Remotes ask for it by its name, so no shorter one takes its place. */
const asNamed = (name: string) => ({ name: [name], canMangle: false })

/** What webpack says of the exports that a dependency uses. */
type Referenced = readonly (string[] | { name: string[] })[]

/**
 * Leaves out of a shared package what neither the shell nor a remote may use. Webpack would keep every export, since any
 * might be asked for at run time. (The plugin's own `treeShaking` does the same, by a second compilation of each package.)
 */
export class OfferedExportsPlugin implements WebpackPluginInstance {
  /** @param offered by package, the exports that stay; a package that is not named keeps all of them */
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

  /** One that the shell imports and that is left out would be undefined at run time. */
  private missingOf(dependency: Dependency, referenced: Referenced): string | undefined {
    const name = 'request' in dependency ? String(dependency.request) : ''
    const offered = this.offered[name]
    if (!offered) return undefined
    const used = referenced.flatMap((each) => (Array.isArray(each) ? each : each.name).slice(0, 1))
    const missing = used.filter((one) => !offered.includes(one))
    return missing.length > 0
      ? `${missing.join(', ')} of ${name} is left out of the build: name it in tooling/webpack/shell-config.ts.`
      : undefined
  }
}
