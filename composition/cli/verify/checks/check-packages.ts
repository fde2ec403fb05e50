import { satisfies } from 'semver'
import { parseMajor } from 'shared-contracts/remote/contract/contract-version'

/**
 * @param built the version of shared-contracts that a remote was built against
 * @param shell the version that the shell has
 * @returns a sentence if their majors differ
 */
export function contractProblems(built: string, shell: string): string[] {
  return parseMajor(built) === parseMajor(shell)
    ? []
    : [`It was built against shared-contracts ${built}; the shell has ${shell}: build it against that one.`]
}

/**
 * @param shared the packages that a remote takes from the shell, with ranges
 * @param provides the packages of the shell, with versions
 * @returns a sentence for each that does not fit
 */
export function sharedProblems(
  shared: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const version = provides[name]
    if (version === undefined)
      return [`It shares ${name}, which the shell does not provide: bundle it instead.`]
    return satisfies(version, range)
      ? []
      : [`It needs ${name} ${range}; the shell provides ${version}: build it with that version.`]
  })
}

type Exports = Readonly<Record<string, readonly string[]>>

/**
 * @param takes the exports that a remote takes from each package
 * @param provides those of the shell; a package that is not listed is not checked
 * @returns a sentence for each that the shell does not have
 */
export function takenProblems(takes: Exports = {}, provides: Exports = {}): string[] {
  return Object.entries(takes).flatMap(([name, taken]) => {
    const provided = provides[name]
    return taken
      .filter((one) => provided && !provided.includes(one))
      .map(
        (one) =>
          `It uses ${one} from ${name}, which the shell does not provide: do without it, or first publish a shell that provides it.`,
      )
  })
}
