import path from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from 'registry/open-store'
import { describeBuild } from '../registry/built-remote'
import { registryPlace } from '../registry/registry-place'
import { remoteFolders } from '../registry/remote-folders'
import { WrongUse } from '../remotes/command'
import { pairLastTwo } from './last-two'
import { verifyBuild } from './verify-build'

interface Screen {
  say: (line: string) => void
  complain: (line: string) => void
}

/**
 * One call of the publish gate. Refusals are said, each in a sentence.
 * @param root the repository, built
 * @returns what the process ends with: 0 when all fits, 1 when something does not, 2 when it was called wrongly
 */
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
    const { names, isWithLastTwo } = parse(args)
    const folders = await foldersOf(names, root)
    const store = await openStore(registryPlace(env, root))
    const { registry } = await store.read()
    for (const folder of folders) {
      const build = await describeBuild(folder)
      const { problems } = await verifyBuild(folder, build, registry)
      report(`${build.name} ${build.version}`, 'may be published', 'may not be published', problems)
    }
    if (isWithLastTwo) {
      const published = names.length > 0 ? names : Object.keys(registry.remotes)
      const pairings = await pairLastTwo(root, { folders, names: published, store })
      if (pairings.length === 0) say(`Nothing is published in ${store.place} to be tried together.`)
      for (const { remote, shell, problems } of pairings)
        report(remote, `fits the shell ${shell}`, `does not fit the shell ${shell}`, problems)
    }
    return fits ? 0 : 1
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return error instanceof WrongUse ? 2 : 1
  }
}

function parse(args: readonly string[]): { names: string[]; isWithLastTwo: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'last-two': { type: 'boolean' } },
    })
    return { names: positionals, isWithLastTwo: values['last-two'] ?? false }
  } catch {
    throw new WrongUse('Call it as npm run verify -- [name …] [--last-two]')
  }
}

/** The remotes of these names; all of them without one. */
async function foldersOf(names: readonly string[], root: string): Promise<string[]> {
  const known = await remoteFolders(root)
  const unknown = names.find((name) => !known.some((folder) => path.basename(folder) === name))
  if (unknown !== undefined)
    throw new WrongUse(
      `There is no remote ${unknown}: choose from ${known.map((folder) => path.basename(folder)).join(', ')}.`,
    )
  return known.filter((folder) => names.length === 0 || names.includes(path.basename(folder)))
}
