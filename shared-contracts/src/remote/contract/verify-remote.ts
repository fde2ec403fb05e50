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
      `The module is named '${name}', not '${promised.name}': give it the name of its package.`,
    parseMajor(contract) !== parseMajor(CONTRACT_VERSION) &&
      `It was built against shared-contracts ${contract}; the shell has ${CONTRACT_VERSION}: build it against that one.`,
    routes.length === 0 && 'It has no routes: give it one.',
    places?.search !== undefined &&
      !findOwner(paths.search, [promised]) &&
      `It has a place for the search, but not ${paths.search}: the shell asks the remote that owns it.`,
    ...routes.flatMap((route) => routeProblems(route, promised)),
    ...repeated(routes.map(({ path }) => path)).map(
      (path) => `Two routes have the path ${path}: take one away.`,
    ),
  )
}

function routeProblems(route: RemoteModule['routes'][number], promised: Promised): string[] {
  return sentences(
    !findOwner(route.path, [promised]) &&
      `The route ${route.path} is under none of its prefixes (${promised.prefixes.join(', ')}): add it to shop.prefixes of its package.json.`,
    !route.Component === !route.lazy &&
      `The route ${route.path} needs Component or lazy: give it one of them.`,
    typeof route.head !== 'function' &&
      `The route ${route.path} has no head(): give it a title and a description.`,
    promised.frame === 'bare' &&
      !route.isPrivate &&
      `The route ${route.path} uses a bare frame but is not isPrivate: such a page must not be cached or indexed.`,
  )
}

/** Drops the checks that found nothing. */
function sentences(...checks: (string | false)[]): string[] {
  return checks.filter((check) => check !== false)
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
