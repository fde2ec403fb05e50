import type { Drill } from '../drill'
import { inDataFolder } from '../shop/data-folder'
import { openShopWithGateway } from '../shop/shop-with-gateway'
import { atEveryGateway } from './at-every-gateway'
import type { DrilledGateway } from './drilled-gateways'
import { type Played, play, type Scenario, waitForSecondMails } from './webhook-scenario'

const MINUTE_MS = 1000
/** The shop asks about a payment by itself 22 s after its start; the rest is for a busy machine. */
const POLLED_WITHIN_MS = 40_000

export const webhooks: Drill = {
  promise:
    'a webhook 100 times at once, replayed, reordered, early, late, forged or never: Paid once, one mail, no 5xx',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

/** What can happen to webhooks and to browsers that return. */
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

/** No webhook comes and no browser returns, so the shop has to ask by itself. */
async function never({ pay, untilPaid }: Scenario): Promise<void> {
  await pay('success')
  const started = performance.now()
  await untilPaid(POLLED_WITHIN_MS)
  console.log(`    found by the shop itself after ${Math.round((performance.now() - started) / 100) / 10} s`)
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const shop = await openShopWithGateway(dataDir, MINUTE_MS)
  const complaints: string[] = []
  await atEveryGateway(shop, async (gateway) => {
    const played: Played[] = []
    for (const [name, run] of Object.entries(scenarios))
      played.push(await play(shop, dataDir, name, (scenario) => run(scenario, gateway)))
    if (!isShort) played.push(await play(shop, dataDir, 'never', never))
    for (const { untilMailed } of played) await untilMailed()
    await waitForSecondMails()
    console.log('scenario             sent  answers            ended as  mails  complaints')
    for (const { judge } of played) complaints.push(...(await judge()))
    console.log(`${played.length} orders, each Paid once but for ${complaints.length} complaints so far`)
  })
  await shop.stop()
  return complaints.length === 0
}
