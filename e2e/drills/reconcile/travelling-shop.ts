import type { DrilledGateway } from '../gateways/drilled-gateways'
import type { CommandAnswer } from '../shop/api-command'
import { clockAhead } from '../shop/clock-ahead'
import { ownerCommand } from '../shop/owner-command'
import { openShopWithGateway } from '../shop/shop-with-gateway'

const MINUTE_MS = 1000
const HOUR_MS = 3_600_000
const INDIA_AHEAD_MS = 5.5 * HOUR_MS

export type TravellingShop = Awaited<ReturnType<typeof openTravellingShop>>

/** The shop and its gateways, with clocks that can be set forward together, as settlement takes days. */
export async function openTravellingShop(dataDir: string, first: DrilledGateway) {
  const started = Date.now()
  let aheadMs = 0
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, {
    settings: first.settings,
    sandboxSettings: { SANDBOX_ORDER_FAULTS: 'off' },
  })

  return {
    ...shop,
    dataDir,
    /** New orders are paid there from now on. */
    payAt: (gateway: DrilledGateway) => shop.restartWith(gateway.settings),
    async travel(hours: number): Promise<void> {
      aheadMs += hours * HOUR_MS
      await shop.sandbox.setForward(hours * 60)
      await shop.restartWith(clockAhead(aheadMs))
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
