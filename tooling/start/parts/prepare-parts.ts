import path from 'node:path'
import type { RegistryStore } from 'registry/registry-store'
import { START } from '../../../composition/cli/publish/left-alone'
import { publishBuild, type StartOutcome, type Unfit } from '../../../composition/cli/publish/publish-build'
import { publishShell } from '../../../composition/cli/publish/publish-shell'
import { verifyBuild } from '../../../composition/cli/verify/verify-build'
import type { PackageBuild } from '../build/build-output'
import { buildPackages, formatFailure } from '../build/build-packages'
import { problemLocation } from '../build/problem-location'
import { say } from '../progress'
import { outcomeLine } from './outcome-line'

interface Parts {
  /** Aborts the preparation. */
  until?: AbortSignal | undefined
  root: string
  store: RegistryStore
  /** Folders of remotes. */
  remotes: readonly string[]
  /** Packages other than remotes. If empty, the shell must have been published before. */
  servers: readonly string[]
  /** How remotes that are live already are handled (`Preparation` in prepare-shop.ts). */
  handling?: 'keep' | 'replace' | undefined
}

/**
 * Builds parts and publishes the remotes among them, each with a line in the terminal. A failed part doesn't
 * stop the others.
 * @throws Error with the output of the build if a server can't be built
 */
export async function prepareParts({
  root,
  store,
  remotes,
  servers,
  until,
  handling,
}: Parts): Promise<StartOutcome[]> {
  const outcomes: StartOutcome[] = []
  let publishing = Promise.resolve()

  function tell(outcome: StartOutcome) {
    say(outcomeLine(outcome))
    outcomes.push(outcome)
  }

  const waiting = new Set(remotes)

  function publishLater(name: string) {
    const folder = remotes.find((each) => path.basename(each) === name)
    if (!folder || !waiting.delete(folder)) return
    publishing = publishing.then(async () =>
      tell(
        await publishBuild(folder, store, { replacesRemotes: handling === 'replace', verify: verifyBuild }),
      ),
    )
  }

  const packages = [...servers, ...remotes.map((folder) => path.basename(folder))]
  // Remotes are verified against the shell, so they wait for it. Without servers, the shell is published already.
  const onBuilt = servers.length > 0 ? undefined : publishLater
  const failed = await buildPackages(root, { until, packages, ...(onBuilt && { onBuilt }) })
  const server = failed.find(({ name }) => servers.includes(name))
  if (server) throw new Error(formatFailure(server))
  if (servers.length > 0) await publishShell(root, store, START)
  // While the build runs, its output shows only some finished remotes. Now every remote that did not fail is published.
  const unfit = new Set(failed.map(({ name }) => name))
  for (const name of packages) if (!unfit.has(name)) publishLater(name)
  await publishing
  for (const build of failed) tell(await unbuilt(root, store, build))
  return outcomes
}

async function unbuilt(root: string, store: RegistryStore, { name, output }: PackageBuild): Promise<Unfit> {
  const place =
    problemLocation(output, path.join(root, name)) ?? `to see why: npx lerna run build --scope ${name}`
  const live = (await store.read()).registry.remotes[name]?.live
  return { name, live, problem: `could not be built (${place})` }
}
