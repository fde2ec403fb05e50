import { availableParallelism } from 'node:os'
import path from 'node:path'
import { say } from '../progress'
import { runCommand } from '../run-command'
import { type PackageBuild, readBuildOutput } from './build-output'

interface Builds {
  /** Aborting it ends the builds early. */
  until?: AbortSignal | undefined
  /** The packages to build; if omitted, all. */
  packages?: readonly string[]
  onBuilt?: (name: string) => void
}

/**
 * Builds packages that have changed; the others come from the task cache. A failure does not stop the rest.
 * @returns the builds that failed @throws Error if the command itself failed or was ended early
 */
export async function buildPackages(
  root: string,
  { until, packages = [], onBuilt = () => {} }: Builds = {},
): Promise<PackageBuild[]> {
  let output = ''
  let seen = 0

  function follow(text: string) {
    output = text
    const { count, finished } = readBuildOutput(text)
    for (const { name, isFresh, output: own } of finished.slice(seen)) {
      seen += 1
      if (own.includes('npm error')) continue
      if (isFresh) say(`${seen} of ${count} built: ${name}`)
      onBuilt(name)
    }
  }

  const concurrency = String(Math.min(4, availableParallelism()))
  const scopes = packages.flatMap((name) => ['--scope', name])
  const args = ['run', 'build', '--no-bail', '--concurrency', concurrency, ...scopes]
  const lerna = path.join(root, 'node_modules/.bin/lerna')
  try {
    await runCommand(lerna, args, root, { NX_DAEMON: 'false' }, until, follow)
    return []
  } catch (error) {
    const { finished, failed } = readBuildOutput(output)
    if (failed.length === 0 || until?.aborted) throw error
    return failed.map(
      (name) => finished.find((build) => build.name === name) ?? { name, isFresh: true, output: '' },
    )
  }
}

/** Builds all packages. @throws Error with the output of the builds that failed */
export async function buildAll(root: string): Promise<void> {
  const failed = await buildPackages(root)
  if (failed.length > 0) throw new Error(failed.map(formatFailure).join('\n'))
}

export function formatFailure({ name, output }: PackageBuild): string {
  return `${name} could not be built:\n${output.trim()}`
}
