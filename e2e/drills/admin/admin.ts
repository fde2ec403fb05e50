import { createChecks } from '../../harness/checks'
import { hangable } from '../../harness/gateways/hangable'
import { joinTheAdmin } from '../../harness/over-http/admin-person'
import { inDataFolder } from '../../harness/shop/data-folder'
import { openShopWithGateway } from '../../harness/shop/shop-with-gateway'
import type { Drill, DrillOptions } from '../runner/drill'
import { allRoles } from './all-roles'
import { brokenTables } from './broken-tables'
import { dispatches } from './dispatches'
import { filesComeAndGo } from './files-come-and-go'
import { hangingRefund } from './hanging-refund'
import { ownHost } from './own-host'
import { paidOrders } from './paid-orders'
import { twoPeople } from './two-people'

const MINUTE_MS = 1000
const FULL_KILLS = 10

export const admin: Drill = {
  promise:
    'the admin refuses anyone without permission, loses and duplicates nothing, and the shop keeps selling when the admin fails',
  run: (options) => inDataFolder((dataDir) => drill(dataDir, options)),
}

async function drill(dataDir: string, { isShort, sharedShop }: DrillOptions): Promise<boolean> {
  const checks = createChecks()
  let sandboxOrigin = ''
  const gateway = await hangable(() => sandboxOrigin)
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, {
    settings: { CASHFREE_BASE_URL: `${gateway.origin}/pg` },
    sandboxSettings: { SANDBOX_ORDER_FAULTS: 'off' },
  })
  sandboxOrigin = shop.sandbox.origin
  const place = { dataDir, origin: shop.origins[0] ?? '' }
  try {
    await allRoles(place, checks)
    const asha = await joinTheAdmin(place, 'Asha', 'owner')
    const ravi = await joinTheAdmin(place, 'Ravi', 'packer')
    await dispatches(shop, asha, isShort ? 1 : FULL_KILLS, checks)
    const [both = '', refunded = ''] = await paidOrders(shop, asha, 2)
    await twoPeople([asha, ravi], both, checks)
    // In a full run, the sign-in may have become too old for sensitive actions.
    await asha.signIn()
    // Versions of the admin are published and rolled back in a second shop while the gateway hangs in this one.
    await Promise.all([
      hangingRefund(shop, gateway, asha, refunded, checks),
      sharedShop.use((other) => filesComeAndGo(other, checks)),
    ])
    await brokenTables(shop, place, asha, checks)
    await ownHost(checks)
  } finally {
    gateway.close()
    await shop.stop()
  }
  return checks.allHold()
}
