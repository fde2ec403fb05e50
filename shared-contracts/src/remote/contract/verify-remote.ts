import { paths } from '../../routing/paths'
import { findOwner } from '../registry/live-remotes'
import { CONTRACT_VERSION, parseMajor } from './contract-version'
import type { RemoteModule } from './remote-module'

/** A remote's declaration in the registry. */
interface Promised {
  name: string
  prefixes: readonly string[]
  frame?: 'bare' | undefined
}

/** Checks a loaded remote against the contract. @returns one sentence per violation */
export function verifyRemote(module: RemoteModule, promised: Promised): string[] {
  const { name, contract, routes, places } = module
  return sentences(
    name !== promised.name &&
      `The module is named '${name}' instead of '${promised.name}': use the name of its package.`,
    parseMajor(contract) !== parseMajor(CONTRACT_VERSION) &&
      `It was built against shared-contracts ${contract}; the shell has ${CONTRACT_VERSION}: build it against that one.`,
    routes.length === 0 && 'It has no routes: add one.',
    places?.search !== undefined &&
      !findOwner(paths.search, [promised]) &&
      `It renders a search field, but does not own ${paths.search}: only the remote with that path may.`,
    ...routes.flatMap((route) => routeProblems(route, promised)),
    ...repeated(routes.map(({ path }) => path)).map(
      (path) => `Two routes have the path ${path}: remove one.`,
    ),
  )
}

function routeProblems(route: RemoteModule['routes'][number], promised: Promised): string[] {
  return sentences(
    !findOwner(route.path, [promised]) &&
      `The route ${route.path} is not below any of its prefixes (${promised.prefixes.join(', ')}): add it to shop.prefixes in its package.json.`,
    !route.Component === !route.lazy && `The route ${route.path} needs Component or lazy: add one.`,
    typeof route.head !== 'function' &&
      `The route ${route.path} has no head(): add one with a title and a description.`,
    promised.frame === 'bare' &&
      !route.isPrivate &&
      `The route ${route.path} uses a bare frame but is not isPrivate: such a page must not be cached or indexed.`,
  )
}

/** Drops the checks that found no problem. */
function sentences(...checks: (string | false)[]): string[] {
  return checks.filter((check) => check !== false)
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
