import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Checks, createChecks } from '../checks'
import type { Drill } from '../drill'
import { inDataFolder } from '../shop/data-folder'
import { freePort, type Server, startServer, startServerInVain } from '../shop/server-process'
import { newShopper } from '../shopper/shopper'
import { canContain, inContainer, inNamespaces } from './containers'
import { sharedRegistry } from './shared-registry'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const API = 'api/dist/server.mjs'

export const lock: Drill = {
  promise: 'one folder has one api and no lost change, also between containers, and a kill -9 frees it',
  run: ({ isShort }) => inDataFolder((folder) => drill(folder, isShort)),
}

async function drill(folder: string, isShort: boolean): Promise<boolean> {
  if (!canContain()) {
    console.log('Not run: this machine makes no namespaces (unshare).')
    return true
  }
  const checks = createChecks()
  const ofNamespaces = path.join(folder, 'namespaces')
  await oneAtATime(checks, 'PID namespaces', ofNamespaces, async (name, port) => ({
    script: API,
    port,
    settings: settingsOf(ofNamespaces, port),
    place: { folder: ROOT, command: inNamespaces(name) },
  }))
  const ofContainers = path.join(folder, 'containers')
  await oneAtATime(checks, 'containers with roots of their own', ofContainers, async (name, port) => {
    const root = path.join(folder, name)
    await mkdir(root, { recursive: true })
    const settings = settingsOf('/data', port)
    const place = { folder: '/shop', command: inContainer(name, root, ofContainers) }
    return { script: API, port, settings, place }
  })
  await sharedRegistry(checks, path.join(folder, 'registry'), isShort ? 20 : 200)
  return checks.allHold()
}

const settingsOf = (dataDir: string, port: number) => ({
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  API_PORT: String(port),
})

/** Two apis on one embedded database, each in a container: each thinks that it is process 1. */
async function oneAtATime(
  checks: Checks,
  where: string,
  data: string,
  serverIn: (name: string, port: number) => Promise<Server>,
): Promise<void> {
  await mkdir(data, { recursive: true })
  const port = await freePort()
  const first = await startServer(await serverIn('shop-a', port))
  const second = await startServerInVain(await serverIn('shop-b', await freePort()))
  const names = second.complaint.includes('is in use by process 1 of another container or machine (shop-a).')
  const isOneLine = second.complaint.trim().split('\n').length === 1
  checks.expect(
    second.code === 1 && names && isOneLine,
    `of two apis in ${where} the second names the first, and ends`,
    second,
  )
  const shopper = await newShopper(`http://127.0.0.1:${port}`)
  checks.expect(true, 'the first goes on: a shopper registers')
  await first.kill()
  const third = await startServer(await serverIn('shop-c', port))
  await shopper.orders()
  checks.expect(
    true,
    `after kill -9 of the first another opens in ${third.readyMs} ms, and knows the shopper`,
  )
  await third.kill()
}
