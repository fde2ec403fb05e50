import type { Drill } from '../drill'
import { openShopWithGateway } from '../shop/shop-with-gateway'
import { atEveryGateway } from './at-every-gateway'
import type { DrilledGateway } from './drilled-gateways'
import { play, type Scenario, type ScenarioResult } from './webhook-scenario'

const MINUTE_MS = 1000
/** The shop asks about a payment of itself 22 seconds after it was begun; the rest is for a busy machine. */
const POLLED_WITHIN_MS = 40_000

export const webhooks: Drill = {
  name: 'webhooks',
  promise:
    'a webhook 100 times at once, replayed, reordered, early, late, forged or never: Paid once, one mail, no 5xx',
  run: ({ isShort }) => atEveryGateway((dataDir, gateway) => drill(dataDir, gateway, isShort)),
}

/** Every fate of webhooks and returns, at a gateway that is as its settings say. */
const scenarios: Record<string, (scenario: Scenario, gateway: DrilledGateway) => Promise<void>> = {
  async '100 times at once'({ pay, send, untilPaid }) {
    await pay('success')
    await send(0, 100)
    await untilPaid()
  },
  async replayed({ pay, send, untilPaid }) {
    await pay('success')
    await send(0)
    await untilPaid()
    for (let replay = 0; replay < 5; replay += 1) await send(0)
  },
  async reordered({ pay, send, untilPaid, payer, expect }, { triesAgain }) {
    await pay('failure')
    if (!triesAgain) await payer.create()
    await pay('success')
    await send(1)
    await untilPaid()
    await send(0)
    expect((await payer.ask()).status === 'Paid', 'the older failure took the payment back')
  },
  async 'before the browser'({ pay, send, untilPaid, payer, expect }) {
    await pay('success')
    await send(0)
    await untilPaid()
    expect((await payer.ask()).status === 'Paid', 'the browser does not see the payment')
  },
  async 'after the browser'({ pay, send, payer, expect }) {
    await pay('success')
    expect((await payer.ask()).status === 'Paid', 'the browser does not see the payment')
    await send(0)
  },
  async 'with the browser'({ pay, send, payer, untilPaid }) {
    await pay('success')
    await Promise.all([send(0, 20), ...Array.from({ length: 20 }, payer.ask)])
    await untilPaid()
  },
  async 'forged, then right'({ pay, send, corrupt, payer, expect, untilPaid }, { signsBodies }) {
    await pay('success')
    const forgeries = signsBodies ? (['signature', 'body', 'nonsense'] as const) : (['signature'] as const)
    for (const how of forgeries) {
      await corrupt(0, how)
      await send(0)
    }
    expect((await payer.look()) === 'Pending', 'a forged webhook changed the order')
    await corrupt(0, 'none')
    await send(0)
    await untilPaid()
  },
  async 'another browser'({ pay, returning, expect }) {
    const back = returning(await pay('success'))
    expect((await back.ask()) === 'Paid', 'the browser that returns does not see the payment')
  },
  async 'paid again there'({ pay, returning, expect }) {
    const back = returning(await pay('failure'))
    expect((await back.ask()) === 'Failed', 'the browser that returns does not see the failure')
    await back.payAgain()
    const again = returning(await pay('success'))
    expect((await again.ask()) === 'Paid', 'the browser that returns does not see the second payment')
  },
}

/** Nobody tells the shop and no browser comes back: it has to ask by itself. */
async function never({ pay, untilPaid }: Scenario): Promise<void> {
  await pay('success')
  const started = performance.now()
  await untilPaid(POLLED_WITHIN_MS)
  console.log(`    found by the shop itself after ${Math.round((performance.now() - started) / 100) / 10} s`)
}

/** @returns complaints */
async function drill(dataDir: string, gateway: DrilledGateway, isShort: boolean): Promise<string[]> {
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, { gateway })
  console.log('scenario             sent  answers            ended as  mails  complaints')
  const results: ScenarioResult[] = []
  for (const [name, run] of Object.entries(scenarios))
    results.push(await play(shop, dataDir, name, (scenario) => run(scenario, gateway)))
  if (!isShort) results.push(await play(shop, dataDir, 'never', never))
  await shop.stop()
  const complaints = results.flatMap((result) => result.complaints)
  console.log(`${results.length} orders, each Paid once but for ${complaints.length} complaints`)
  return complaints
}
