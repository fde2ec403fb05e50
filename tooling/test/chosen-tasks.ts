/** The arguments and environment for Nx. */
interface ChosenTasks {
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

/** @param remotes the remotes to test, with their journeys; empty for the whole shop */
export function chosenTasks(remotes: readonly string[]): ChosenTasks {
  if (remotes.length > 0)
    return {
      args: ['run-many', '--targets=check', `--projects=${remotes.join(',')}`],
      env: { CHANGED_REMOTES: remotes.join(' ') },
    }
  // Nx starts with tasks that others depend on. `begin-early` depends on the longest ones.
  return {
    args: ['run-many', '--targets=build,begin-early,lint,texts,deps,types,audit,test,with-remotes,smoke'],
    env: {},
  }
}
