import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Signer } from 'registry/keys/signer'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import type { Published } from '../registry/publish'
import { type Kept, publishAll } from '../registry/publish-all'
import { registryPlace } from '../registry/registry-place'
import { remoteFolders } from '../registry/remote-folders'
import { say } from './progress'
import { runCommand } from './run-command'

/**
 * Builds what has changed; the task cache has the rest.
 * @param until ends it early
 * @param packages to build; by default all
 */
export async function buildAll(
  root: string,
  until?: AbortSignal,
  packages: readonly string[] = [],
): Promise<void> {
  const scopes = packages.flatMap((name) => ['--scope', name])
  await runCommand(
    path.join(root, 'node_modules/.bin/lerna'),
    ['run', 'build', '--concurrency', String(Math.min(4, availableParallelism())), ...scopes],
    root,
    { NX_DAEMON: 'false' },
    until,
  )
}

/** The remote of the home page. */
const HOME = 'mf-content'
const FIRST = ['shell', 'api', 'gateway-sandbox', HOME]

async function isBuilt(folder: string): Promise<boolean> {
  return access(path.join(folder, 'dist/container.json')).then(
    () => true,
    () => false,
  )
}

/**
 * Builds everything and publishes all remotes.
 * @param root the repository
 * @param dataFolder of the shop, for the registry
 * @param until ends it early
 * @param signer by default that of PUBLISHING_KEY
 */
export async function prepareShop(
  root: string,
  dataFolder: string,
  until?: AbortSignal,
  signer?: Signer,
): Promise<void> {
  say('Building what has changed')
  await buildAll(root, until)
  await publishAll(root, placeOf(root, dataFolder), (remote) => say(lineOf(remote)), undefined, signer)
}

/**
 * Prepares what the shop needs to open: pictures, servers and remotes. If some remotes were never built, only the home
 * page's is built; `prepareShop` builds the others while the shop is open.
 * @returns whether there are others to build
 */
export async function prepareFirst(root: string, dataFolder: string, until?: AbortSignal): Promise<boolean> {
  await prepareShopPictures(root, 'avif', say)
  const built = await Promise.all((await remoteFolders(root)).map(isBuilt))
  if (built.every(Boolean)) {
    await prepareShop(root, dataFolder, until)
    return false
  }
  say('Building the servers and the home page; the other pages follow')
  await buildAll(root, until, FIRST)
  await publishAll(root, placeOf(root, dataFolder), (remote) => say(lineOf(remote)), [path.join(root, HOME)])
  return true
}

const placeOf = (root: string, dataFolder: string) =>
  registryPlace({ ...process.env, DATA_DIR: dataFolder }, root)

function lineOf(remote: Published | Kept): string {
  const { name, version } = remote
  if ('isNew' in remote) return `${remote.isNew ? 'Published' : 'Unchanged'} ${name} ${version}`
  const why = {
    'rolled back': `${version} was rolled back; ${remote.live} stays live.`,
    'decided by its team': `its team has published ${remote.live}, which stays live; the build here is ${version}.`,
  }
  return `${name}: ${why[remote.because]} To make it live: npm run remotes -- promote ${name} ${version}`
}
