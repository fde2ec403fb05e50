/** What Nx is asked to run. */
export interface ChosenTasks {
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

/**
 * The tasks of `npm test`.
 * @param remotes those to test, with their journeys; none for the whole shop
 */
export function chosenTasks(remotes: readonly string[]): ChosenTasks {
  if (remotes.length > 0)
    return {
      args: ['run-many', '--targets=check', `--projects=${remotes.join(',')}`],
      env: { CHANGED_REMOTES: remotes.join(' ') },
    }
  // Nx begins with what other tasks wait for. `begin-early` waits for the longest tasks, for the types, which run on one
  // processor, and for the browser, which leaves processors idle.
  return {
    args: ['run-many', '--targets=build,begin-early,lint,texts,deps,types,audit,test,with-remotes,smoke'],
    env: {},
  }
}
