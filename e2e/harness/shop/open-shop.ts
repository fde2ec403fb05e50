import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../tooling/start/free-port'
import { shopEnvironment } from '../../../tooling/start/shop/shop-environment'
import { shopProcesses } from '../../../tooling/start/shop/shop-processes'
import { copyPublishedRegistry } from './published-registry'

export interface OwnShop {
  origin: string
  edgePid: number
  apiPid: number
  dataFolder: string
  registryFolder: string
  /** The environment of its servers. */
  settings: NodeJS.ProcessEnv
  close: () => Promise<void>
}

interface OwnShopOptions {
  /** The admin's own host, such as admin.localhost. If unset, the admin is on the shop's host. */
  adminHost?: string
}

/** Opens a built shop on free ports with its own data. */
export async function openShop({ adminHost }: OwnShopOptions = {}): Promise<OwnShop> {
  const root = path.resolve(import.meta.dirname, '../../..')
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'spice-shop-bench-'))
  const ports = { PORT: await freePort(), API_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  const adminOrigin = adminHost && `http://${adminHost}:${ports.PORT}`
  // LOG_LEVEL silences the servers' warnings, which would get mixed up with the benchmark figures.
  const env = { LOG_LEVEL: 'error', ...process.env, ...(adminOrigin && { ADMIN_ORIGIN: adminOrigin }) }
  const settings = shopEnvironment(env, ports, dataFolder)
  const processes = shopProcesses(root, ports, settings)
  const close = async () => {
    await processes.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      close().then(() => process.exit(1))
    })
  try {
    await copyPublishedRegistry(path.join(dataFolder, 'registry'))
    await processes.start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    origin: `http://127.0.0.1:${ports.PORT}`,
    edgePid: processes.pidOf('edge') ?? 0,
    apiPid: processes.pidOf('api') ?? 0,
    dataFolder,
    registryFolder: path.join(dataFolder, 'registry'),
    settings,
    close,
  }
}

/** Runs the work on the shop at an address, or on a new one that closes afterwards. */
export async function inShop(
  url: string | undefined,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  if (url) return work(new URL(url).origin)
  const shop = await openShop()
  try {
    await work(shop.origin)
  } finally {
    await shop.close()
  }
}
