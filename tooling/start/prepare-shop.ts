import { availableParallelism } from 'node:os'
import path from 'node:path'
import { compressFolder } from '../compress/compress-folder'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import type { Published } from '../registry/publish'
import { type Kept, publishAll } from '../registry/publish-all'
import { registryPlace } from '../registry/registry-place'
import { say } from './progress'
import { runCommand } from './run-command'

/**
 * Builds whatever is stale in the whole repository; what is not comes from the task cache.
 * @param until ends it early
 */
export async function buildAll(root: string, until?: AbortSignal): Promise<void> {
  await runCommand(
    'npx',
    ['lerna', 'run', 'build', '--concurrency', String(Math.min(4, availableParallelism()))],
    root,
    { NX_DAEMON: 'false' },
    until,
  )
  await compressFolder(path.join(root, 'shell/dist/browser'))
}

/**
 * What the servers need on disk before they start: pictures that browsers ask for first, builds, and the registry of remotes.
 * @param root the repository
 * @param dataFolder where the registry is kept
 * @param until ends what is under way
 */
export async function prepareShop(root: string, dataFolder: string, until?: AbortSignal): Promise<void> {
  await prepareShopPictures(root, 'avif', say)
  say('Building what is stale')
  await buildAll(root, until)
  const place = registryPlace({ ...process.env, DATA_DIR: dataFolder }, root)
  await publishAll(root, place, (remote) => say(lineOf(remote)))
}

function lineOf(remote: Published | Kept): string {
  const { name, version } = remote
  if ('isNew' in remote) return `${remote.isNew ? 'Published' : 'Unchanged'} ${name} ${version}`
  const why = {
    'rolled back': `${version} was rolled back; ${remote.live} stays live.`,
    'decided by its team': `${remote.live} stays live, as its team left it; ${version} is built here.`,
  }
  return `${name}: ${why[remote.because]} Promote with npm run remotes -- promote ${name} ${version}`
}
