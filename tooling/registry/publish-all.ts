import { readSigner } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import type { RegistryStore } from 'registry/registry-store'
import { verifyBuild } from '../verify/verify-build'
import { describeBuild } from './describe-build'
import { type LeftAlone, leftAlone, START } from './left-alone'
import { type Published, publish } from './publish'
import { publishShell } from './publish-shell'
import { remoteFolders } from './remote-folders'

/** A build that was not published; another version stays live. */
export interface Kept {
  name: string
  version: string
  live: string
  because: LeftAlone
}

/**
 * Publishes every new build of a repository and makes it live.
 * @param root the repository, built
 * @param place as openStore takes it
 * @param onDone called after each remote
 * @param folders of the remotes; by default all
 * @param signer by default that of PUBLISHING_KEY
 */
export async function publishAll(
  root: string,
  place: string,
  onDone: (remote: Published | Kept) => void = () => {},
  folders?: readonly string[],
  signer = readSigner(process.env.PUBLISHING_KEY),
): Promise<void> {
  const store = await openStore(place, signer)
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
