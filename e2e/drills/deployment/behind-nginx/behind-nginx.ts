import { createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Drill } from '../../runner/drill'
import { buyer } from './buyer'
import { keepsOut } from './keeps-out'
import { keepsSecretsOutOfTheLog } from './keeps-secrets-out-of-the-log'
import { knowsWhoAsks } from './knows-who-asks'
import { passesThrough } from './passes-through'
import { slowsFloods } from './slows-floods'
import { staysPrivate } from './stays-private'
import { survives } from './survives'
import { tellsWhatAlertsAsk } from './tells-what-alerts-ask'
import { waitsForTheGateway } from './waits-for-the-gateway'

/** In the long form the gateway holds a connection for longer than the 18 s that the shop waits. */
const FULL_MINUTE_MS = 1000
const SHORT_MINUTE_MS = 100

export const behindNginx: Drill = {
  promise: 'two edges and two apis behind nginx are one shop, also when one of each is dead',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const shop = await openShopBehindNginx(dataDir, isShort ? SHORT_MINUTE_MS : FULL_MINUTE_MS)
  if (!shop) return true
  const checks = createChecks()
  await passesThrough(shop, checks)
  await keepsOut(shop, checks)
  await knowsWhoAsks(shop, checks)
  await slowsFloods(shop, checks)
  await keepsSecretsOutOfTheLog(shop, checks)
  const buy = await buyer(shop)
  await staysPrivate(buy, checks)
  if (!isShort) await waitsForTheGateway(shop, buy, checks)
  await tellsWhatAlertsAsk(shop, checks)
  await survives(shop, buy, checks)
  await shop.stop()
  return checks.allHold()
}
