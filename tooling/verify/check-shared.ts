import { satisfies } from 'semver'

/**
 * @param shared the packages a remote takes from the shell, with its ranges
 * @param provides what the shell has, with versions
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
