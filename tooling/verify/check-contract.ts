import { majorOf } from 'shared-contracts/remote/contract-version'

/**
 * @param built the version of shared-contracts that a remote was built against
 * @param shell the version that the shell has
 * @returns a sentence when their majors differ
 */
export function contractProblems(built: string, shell: string): string[] {
  return majorOf(built) === majorOf(shell)
    ? []
    : [`It was built against shared-contracts ${built}; the shell has ${shell}: build it against that one.`]
}
