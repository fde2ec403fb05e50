import webpack, { type Compilation } from 'webpack'

/** Lists the exports that a build uses from each package. The gate checks that a shell provides all of them. */
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
      // `true` and `null` mean "any" and "unknown", so there are no names to list.
      return [external.userRequest, typeof names === 'object' && names ? [...names].sort() : []]
    }),
  )
}
