import { openStore } from 'registry/open-store'
import { type CommandLine, WrongUse } from '../../../tooling/command-line/command-line'
import { describeError } from '../../../tooling/command-line/describe-error'
import { readCommandLine } from '../../../tooling/command-line/read-command-line'
import { describeBuild } from '../publish/describe-build'
import { REGISTRY_HELP, registryPlace } from '../publish/registry-location'
import { remoteFolder, remoteFolders } from '../publish/remote-folders'
import { pairLastTwo } from './last-two'
import { verifyBuild } from './verify-build'

const LINE = {
  command: 'npm run verify',
  parameters: '[name …]',
  purpose: 'Checks whether builds may be published, and lists what must change. Without a name: all remotes.',
  options: {
    'last-two': {
      type: 'boolean',
      purpose:
        'also test them in the last two published shells, and the last two published versions in this shell',
    },
  },
  settings: { REGISTRY: REGISTRY_HELP },
} as const satisfies CommandLine

interface Screen {
  say: (line: string) => void
  complain: (line: string) => void
}

/** Prints one sentence for each problem. @returns the exit code: 0 if all fits, 1 if not, 2 for wrong usage */
export async function runVerify(
  args: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
  { say, complain }: Screen,
): Promise<number> {
  let fits = true
  function report(title: string, does: string, doesNot: string, problems: readonly string[]) {
    say(problems.length === 0 ? `${title} ${does}.` : `${title} ${doesNot}:`)
    for (const problem of problems) say(`- ${problem}`)
    if (problems.length > 0) fits = false
  }

  try {
    const asked = readCommandLine(args, LINE)
    if ('help' in asked) {
      say(asked.help.join('\n'))
      return 0
    }
    const { positionals: names, values } = asked
    const all = await remoteFolders(root)
    const folders = names.length > 0 ? names.map((name) => remoteFolder(all, name)) : all
    const store = await openStore(registryPlace(env, root))
    const { registry } = await store.read()
    for (const folder of folders) {
      const build = await describeBuild(folder)
      const { problems } = await verifyBuild(folder, build, registry)
      report(`${build.name} ${build.version}`, 'may be published', 'may not be published', problems)
    }
    if (values['last-two']) {
      const published = names.length > 0 ? names : Object.keys(registry.remotes)
      const pairings = await pairLastTwo(root, { folders, names: published, store })
      if (pairings.length === 0) say(`${store.place} has no published versions to test.`)
      for (const { remote, shell, problems } of pairings)
        report(remote, `fits the shell ${shell}`, `does not fit the shell ${shell}`, problems)
    }
    return fits ? 0 : 1
  } catch (error) {
    complain(describeError(error))
    return error instanceof WrongUse ? 2 : 1
  }
}
