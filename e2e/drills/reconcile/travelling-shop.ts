import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrilledGateway } from '../gateways/drilled-gateways'
import { type CommandAnswer, ownerCommand } from '../shop/owner-command'
import { openShopWithGateway, type ShopWithGateway } from '../shop/shop-with-gateway'

const MINUTE_MS = 1000
const HOUR_MS = 3_600_000
const INDIA_AHEAD_MS = 5.5 * HOUR_MS
const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'clock-ahead.mjs')).href

export type TravellingShop = Awaited<ReturnType<typeof openTravellingShop>>

/** The shop and its gateways, which can be set forward in time together: what is settled takes days. */
export async function openTravellingShop(dataDir: string, first: DrilledGateway) {
  const started = Date.now()
  let aheadMs = 0
  // Read at every start of the api.
  const settings: NodeJS.ProcessEnv = { ...first.settings, NODE_OPTIONS: `--import=${CLOCK}` }
  const shop: ShopWithGateway = await openShopWithGateway(dataDir, MINUTE_MS, {
    gateway: { ...first, settings },
    sandboxSettings: { SANDBOX_ORDER_FAULTS: 'off' },
  })

  async function restart(changes: NodeJS.ProcessEnv): Promise<void> {
    await shop.kill()
    Object.assign(settings, changes)
    await shop.start()
  }

  return {
    ...shop,
    dataDir,
    /** New orders are paid there from now on. */
    payAt: (gateway: DrilledGateway) => restart(gateway.settings),
    async travel(hours: number): Promise<void> {
      aheadMs += hours * HOUR_MS
      await shop.sandbox.setForward(hours * 60)
      await restart({ CLOCK_AHEAD_MS: String(aheadMs) })
    },
    /** The owner's command, from the day on which it all began until today. */
    reconcile: (): Promise<CommandAnswer> =>
      ownerCommand(dataDir, [
        'reconcile',
        '--from',
        indianDate(started),
        '--to',
        indianDate(Date.now() + aheadMs),
      ]),
  }
}

function indianDate(time: number): string {
  return new Date(time + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}
