import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../../../tooling/start/free-port'
import { createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import { hasVarnish, startVarnish } from '../../../harness/shop/deployed/varnish'
import type { Drill } from '../../runner/drill'
import { changesArrive } from './changes-arrive'
import { keepsApart } from './keeps-apart'
import { restartsUnderLoad } from './restarts-under-load'

export const sharedCache: Drill = {
  promise:
    'behind Varnish, every page is new within a second of a change, private pages are never stored, and an edge restarts under load without a storm',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  if (!(await hasVarnish())) {
    console.log('Not run: this needs Varnish with xkey, see .ci/run.')
    return true
  }
  const [port, purgePort] = [await freePort(), await freePort()]
  let stopVarnish = async () => {}
  const shop = await openShopBehindNginx(dataDir, 1000, {
    sharedCache: {
      purgeOrigin: `http://127.0.0.1:${purgePort}`,
      async start(edges) {
        stopVarnish = await startVarnish(path.join(dataDir, 'varnish'), { port, purgePort, edges })
        return `127.0.0.1:${port}`
      },
    },
  })
  if (!shop) return true
  const database = new pg.Client(shop.databaseUrl)
  try {
    await database.connect()
    const checks = createChecks()
    // Bypasses nginx, which would slow down this many requests from one network.
    const place = { shop, cache: `http://127.0.0.1:${port}`, database }
    await keepsApart(place, checks)
    await changesArrive(place, isShort ? 3 : undefined, checks)
    await restartsUnderLoad(place, isShort ? 6 : 30, checks)
    return checks.allHold()
  } finally {
    await database.end()
    await shop.stop()
    await stopVarnish()
  }
}
