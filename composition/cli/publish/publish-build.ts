import type { RegistryStore } from 'registry/registry-store'
import { describeError } from '../../../tooling/command-line/describe-error'
import { describeBuild } from './describe-build'
import type { Verify } from './draft-version'
import { type LeftAlone, leftAlone, START } from './left-alone'
import { readManifest } from './manifest'
import { publish } from './publish'
import type { Published } from './publish-version'

/** A build that was not made live; another version stays live. */
interface WithheldBuild {
  name: string
  version: string
  live: string
  because: LeftAlone
}

/** A remote whose build could not be published. */
export interface Unfit {
  name: string
  /** The version that stays live; undefined if none ever was. */
  live: string | undefined
  /** The rest of a sentence that begins with the name, such as 'could not be built (product-cards.tsx:28)'. */
  problem: string
  /** The reasons, as sentences. */
  reason?: string
}

export type StartOutcome = Published | WithheldBuild | Unfit

interface Options {
  /** True to make the build live even if a team has chosen another version. */
  replacesRemotes?: boolean
  verify: Verify
}

/**
 * Publishes a build as `npm start` does: for everyone, unless its team has decided otherwise. Never throws because of the
 * build: a remote that cannot be published keeps its live version, and does not stop the others.
 */
export async function publishBuild(
  folder: string,
  store: RegistryStore,
  { replacesRemotes = false, verify }: Options,
): Promise<StartOutcome> {
  const { name } = await readManifest(folder)
  const entry = (await store.read()).registry.remotes[name]
  const publication = { store, who: START, mayRepeatVersion: true, verify }
  try {
    const { version } = await describeBuild(folder)
    const log = (await store.readLog()).filter(({ remote }) => remote === name)
    const because = replacesRemotes ? undefined : leftAlone(entry, version, log)
    if (!entry || !because) return await publish(folder, { ...publication, audience: 'everyone' })
    // Published without an audience, so that its team can promote it.
    if (!(version in entry.versions)) await publish(folder, { ...publication, audience: 'nobody' })
    return { name, version, live: entry.live, because }
  } catch (error) {
    return { name, live: entry?.live, problem: 'could not be published', reason: describeError(error) }
  }
}
