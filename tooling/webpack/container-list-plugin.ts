import type { Compiler, WebpackPluginInstance } from 'webpack'

/** The chunk of what a container exposes. */
export const EXPOSE = 'module'

/** What `container.json` says of a build. */
export interface ContainerList {
  /** The file that a host fetches first. */
  entry: string
  /** The files of `./module` that are there when a page begins; none when the container does not expose it. */
  module?: { scripts: string[]; styles: string[] }
  /** The packages that the container takes from its host, with their ranges. */
  shared: Record<string, string>
}

/** Writes `container.json`: what a host and the publish gate need to know of a remote's build. */
export class ContainerListPlugin implements WebpackPluginInstance {
  /** @param shared the packages that the container takes from its host */
  constructor(private readonly shared: Record<string, { requiredVersion: string }>) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ContainerListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ContainerListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles())
          const files = compilation.namedChunkGroups.get(EXPOSE)?.getFiles()
          const ending = (suffix: string) => files?.filter((file) => file.endsWith(suffix)) ?? []
          const list: ContainerList = {
            entry: entry.find((file) => file.endsWith('.js')) ?? '',
            ...(files && { module: { scripts: ending('.js'), styles: ending('.css') } }),
            shared: Object.fromEntries(
              Object.entries(this.shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
            ),
          }
          compilation.emitAsset('container.json', new sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }
}
