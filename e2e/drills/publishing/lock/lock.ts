import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../../../tooling/start/free-port'
import { type Checks, createChecks } from '../../../harness/checks'
import { newShopper } from '../../../harness/over-http/shopper'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { type Server, startServer, startServerInVain } from '../../../harness/shop/server-process'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { canContain, inContainer } from './containers'
import { sharedRegistry } from './shared-registry'

const API = 'api/dist/server.mjs'

export const lock: Drill = {
  promise: 'only one api uses a folder, even across containers; no change is lost, and kill -9 releases it',
  run: ({ isShort }) => inDataFolder((folder) => drill(folder, isShort)),
}

async function drill(folder: string, isShort: boolean): Promise<boolean> {
  if (!canContain()) throw new NotTried('this machine makes no namespaces (unshare).')
  const checks = createChecks()
  await oneAtATime(checks, folder)
  await sharedRegistry(checks, path.join(folder, 'registry'), isShort ? 20 : 200)
  return checks.allHold()
}

/** Checks that only one of two apis on an embedded database runs. Each is process 1 of a container. */
async function oneAtATime(checks: Checks, folder: string): Promise<void> {
  const data = path.join(folder, 'data')
  await mkdir(data)

  async function serverIn(name: string, port: number): Promise<Server> {
    const root = path.join(folder, name)
    await mkdir(root)
    const settings = { DATABASE_URL: '', DATA_DIR: '/data', API_PORT: String(port) }
    return { script: API, port, settings, place: { folder: '/shop', command: inContainer(name, root, data) } }
  }

  const port = await freePort()
  const first = await startServer(await serverIn('shop-a', port))
  const second = await startServerInVain(await serverIn('shop-b', await freePort()))
  const names = second.complaint.includes('is in use by process 1 of another container or machine (shop-a).')
  const isOneLine = second.complaint.trim().split('\n').length === 1
  checks.expect(
    second.code === 1 && names && isOneLine,
    'the second of two apis in containers names the first one and exits',
    second,
  )
  const shopper = await newShopper(`http://127.0.0.1:${port}`)
  checks.expect(true, 'the first keeps working: a shopper registers')
  await first.kill()
  const third = await startServer(await serverIn('shop-c', port))
  await shopper.orders()
  checks.expect(
    true,
    `after kill -9 of the first, another one opens in ${third.readyMs} ms and knows the shopper`,
  )
  await third.kill()
}
