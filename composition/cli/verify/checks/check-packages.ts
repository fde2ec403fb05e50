import { satisfies } from 'semver'
import { parseMajor } from 'shared-contracts/remote/contract/contract-version'

/** @returns a sentence if a remote was built against a different major version of shared-contracts */
export function contractProblems(built: string, shell: string): string[] {
  return parseMajor(built) === parseMajor(shell)
    ? []
    : [`It was built against shared-contracts ${built}; the shell has ${shell}: build it against that one.`]
}

/** @returns a sentence for each shared package whose range does not include the version that the shell provides */
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

/** @returns a sentence for each used export that the shell lacks; skips packages missing in `provides` */
export function takenProblems(takes: Exports = {}, provides: Exports = {}): string[] {
  return Object.entries(takes).flatMap(([name, taken]) => {
    const provided = provides[name]
    return taken
      .filter((one) => provided && !provided.includes(one))
      .map(
        (one) =>
          `It uses ${one} from ${name}, which the shell does not provide: stop using it, or publish a shell that provides it first.`,
      )
  })
}
