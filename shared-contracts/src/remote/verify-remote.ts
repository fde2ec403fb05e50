import { CONTRACT_VERSION, majorOf } from './contract-version'
import { ownerOf } from './live-remotes'
import type { RemoteModule } from './remote-module'

/** What a remote promised in the registry. */
interface Promised {
  name: string
  prefixes: readonly string[]
}

/**
 * Checks a loaded remote against the contract.
 * @returns one sentence for each thing that does not fit; none when all does
 */
export function verifyRemote(module: RemoteModule, promised: Promised): string[] {
  return [
    ...(module.name === promised.name
      ? []
      : [`The module is named '${module.name}', not '${promised.name}': give it the name of its package.`]),
    ...(majorOf(module.contract) === majorOf(CONTRACT_VERSION)
      ? []
      : [
          `It was built against shared-contracts ${module.contract}; the shell has ${CONTRACT_VERSION}: build it against that one.`,
        ]),
    ...(module.routes.length > 0 ? [] : ['It has no routes: give it one.']),
    ...module.routes.flatMap((route) => routeProblems(route, promised)),
    ...repeated(module.routes.map(({ path }) => path)).map(
      (path) => `Two routes have the path ${path}: take one away.`,
    ),
  ]
}

function routeProblems(route: RemoteModule['routes'][number], promised: Promised): string[] {
  const problems: string[] = []
  if (!ownerOf(route.path, [promised]))
    problems.push(
      `The route ${route.path} is under none of its prefixes (${promised.prefixes.join(', ')}): add it to shop.prefixes of its package.json.`,
    )
  if (!route.Component === !route.lazy)
    problems.push(`The route ${route.path} needs Component or lazy: give it one of them.`)
  if (typeof route.head !== 'function')
    problems.push(`The route ${route.path} has no head(): give it a title and a description.`)
  return problems
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
