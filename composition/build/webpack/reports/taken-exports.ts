import webpack, { type Compilation } from 'webpack'

/** The exports that a build takes from each package. The gate checks that a shell has them; a version range can't tell. */
export function takenExports(
  { modules, moduleGraph }: Compilation,
  provided: readonly string[],
): Record<string, string[]> {
  const externals = [...modules].filter(
    (module): module is webpack.ExternalModule =>
      module instanceof webpack.ExternalModule && provided.includes(module.userRequest),
  )
  return Object.fromEntries(
    externals.map((external) => {
      const names = moduleGraph.getUsedExports(external, undefined)
      // `true` and `null` mean "any" or "unknown": they name no export.
      return [external.userRequest, typeof names === 'object' && names ? [...names].sort() : []]
    }),
  )
}
