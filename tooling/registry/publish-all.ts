import { openStore } from 'registry/open-store'
import type { RegistryStore } from 'registry/registry-store'
import { verifyBuild } from '../verify/verify-build'
import { describeBuild } from './describe-build'
import { type LeftAlone, leftAlone, START } from './left-alone'
import { type Published, publish } from './publish'
import { publishShell } from './publish-shell'
import { remoteFolders } from './remote-folders'

/** A build that stays as it is in the registry, beside another version that is live. */
export interface Kept {
  name: string
  version: string
  live: string
  because: LeftAlone
}

/**
 * Makes every build of a repository live that is new, as who develops all of it wants it.
 * @param root the repository, built
 * @param place as openStore takes it
 * @param onDone called with each remote in turn
 * @param folders the remotes' folders; all of them unless told
 */
export async function publishAll(
  root: string,
  place: string,
  onDone: (remote: Published | Kept) => void = () => {},
  folders?: readonly string[],
): Promise<void> {
  const store = await openStore(place)
  await publishShell(root, store, START)
  for (const folder of folders ?? (await remoteFolders(root))) onDone(await publishNew(folder, store))
}

async function publishNew(folder: string, store: RegistryStore): Promise<Published | Kept> {
  const { name, version } = await describeBuild(folder)
  const entry = (await store.read()).registry.remotes[name]
  const log = (await store.readLog()).filter(({ remote }) => remote === name)
  const because = leftAlone(entry, version, log)
  if (entry && because) return { name, version, live: entry.live, because }
  return publish(folder, {
    store,
    audience: 'everyone',
    who: START,
    mayRepeatVersion: true,
    verify: verifyBuild,
  })
}
