import { access } from 'node:fs/promises'
import path from 'node:path'
import { readSigner, type Signer } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import { registryPlace } from '../../../composition/cli/publish/registry-location'
import { remoteFolders } from '../../../composition/cli/publish/remote-folders'
import { prepareShopPictures } from '../../assets/pictures/prepare-shop-pictures'
import { say } from '../progress'
import { followingRemotes } from './following-remotes'
import { outcomeLine } from './outcome-line'
import { prepareParts } from './prepare-parts'

interface Preparation {
  /** Aborts the preparation. */
  until?: AbortSignal
  signer?: Signer | undefined
  /** 'keep' leaves live remotes as they are; 'replace' overrules their teams' decisions. */
  remotes?: 'keep' | 'replace' | undefined
}

const SERVERS = ['shell', 'edge', 'api', 'gateway-sandbox']
/** The remote of the home page. */
const HOME = 'mf-content'

async function isBuilt(folder: string): Promise<boolean> {
  return access(path.join(folder, 'dist/container.json')).then(
    () => true,
    () => false,
  )
}

/** Opens the registry of a shop. @param root the repository */
export function openRegistry(
  root: string,
  dataFolder: string,
  signer = readSigner('PUBLISHING_KEY', process.env),
) {
  return openStore(registryPlace({ ...process.env, DATA_DIR: dataFolder }, root), signer)
}

/**
 * Builds what has changed and publishes remotes.
 * @throws Error if a server can't be built or no remote is live
 */
export async function prepareShop(root: string, dataFolder: string, preparation: Preparation = {}) {
  const { remotes: handling, signer, until } = preparation
  const store = await openRegistry(root, dataFolder, signer)
  const folders = await remoteFolders(root)
  const { remotes: live } = (await store.read()).registry
  const remotes = handling === 'keep' ? folders.filter((folder) => !live[path.basename(folder)]) : folders
  say('Building what has changed')
  const outcomes = await prepareParts({ root, store, remotes, servers: SERVERS, until, handling })
  const { registry } = await store.read()
  if (Object.keys(registry.remotes).length === 0)
    throw new Error(`No part of the shop could be built.\n${outcomes.map(outcomeLine).join('\n')}`)
  return outcomes
}

/**
 * Prepares everything the shop needs to open: pictures, servers and remotes. If some remotes were never built,
 * only the home page's is built first; unless it fails, the others follow while the shop is open.
 * @returns the folders of the remaining remotes
 */
export async function prepareFirst(
  root: string,
  dataFolder: string,
  preparation: Preparation,
): Promise<string[]> {
  await prepareShopPictures(root, 'avif', say)
  const store = await openRegistry(root, dataFolder)
  const isLive = async (folder: string) =>
    (await store.read()).registry.remotes[path.basename(folder)] !== undefined
  const home = path.join(root, HOME)
  const { until, remotes: handling } = preparation
  const others = (await remoteFolders(root)).filter((folder) => folder !== home)
  const states = others.map(async (folder) => ({
    folder,
    isBuilt: await isBuilt(folder),
    isLive: await isLive(folder),
  }))
  const following = followingRemotes(await Promise.all(states), handling)
  if (following.length > 0) {
    say('Building the servers and the home page; the other pages follow')
    await prepareParts({ root, store, remotes: [home], servers: SERVERS, until, handling })
    if (await isLive(home)) return following
  }
  await prepareShop(root, dataFolder, preparation)
  return []
}
