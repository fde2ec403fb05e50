import { createChecks } from '../checks'
import type { Drill } from '../drill'
import { cashfree, drilledGateways } from '../gateways/drilled-gateways'
import { inDataFolder } from '../shop/data-folder'
import { foundBy, isNamed, type Planted } from './found'
import { type Moved, moveMoney, paidOrder, refundThere } from './movements'
import { openTravellingShop } from './travelling-shop'

/** Rows of the last hour are never called missing, as they may be on their way. */
const OLD_ENOUGH_HOURS = 2
const FAULTS = ['row-missing', 'row-doubled', 'row-amount-off', 'row-late'] as const

export const reconcile: Drill = {
  promise:
    'every difference planted in a gateway’s account is found and named, none is invented, and what was late is gone once it has come',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort)),
}

async function drill(dataDir: string, isShort: boolean): Promise<boolean> {
  const { expect, allHold } = createChecks()
  const shop = await openTravellingShop(dataDir, cashfree)
  const { sandbox } = shop
  const table: string[] = []

  async function expectFound(what: string, planted: readonly Planted[]): Promise<void> {
    const { exitCode, text } = await shop.reconcile()
    const found = foundBy(text)
    const named = planted.filter((one) => found.some((line) => isNamed(one, line))).length
    const invented = found.filter((line) => !planted.some((one) => isNamed(one, line))).length
    const isRight = named === planted.length && invented === 0 && exitCode === (planted.length > 0 ? 1 : 0)
    expect(isRight, what, { exitCode, text })
    const cells = [planted.length, named, invented, exitCode].map((number) => String(number).padStart(9))
    table.push(`${what.padEnd(44)}${cells.join('')}`)
  }

  const plant = (rows: readonly Moved[], fault: string) =>
    Promise.all(rows.map(({ row }) => sandbox.rowFault(row, fault)))

  const moved: Moved[] = []
  for (const gateway of drilledGateways) {
    await shop.payAt(gateway)
    moved.push(...(await moveMoney(shop, gateway)))
  }
  await shop.payAt(cashfree)
  await shop.travel(OLD_ENOUGH_HOURS)
  await expectFound('nothing is wrong', [])

  for (const fault of FAULTS) {
    // Each alone first, so that no fault is found only because of another.
    const alone = isShort ? [] : moved
    for (const one of alone) {
      await plant([one], fault)
      await expectFound(`${fault}: ${one.kind} at ${one.gateway}`, [{ ...one, fault }])
      await plant([one], 'none')
    }
    await plant(moved, fault)
    await expectFound(
      `${fault}: every row at once`,
      moved.map((one) => ({ ...one, fault })),
    )
    if (fault === 'row-late') await shop.travel(24 + OLD_ENOUGH_HOURS)
    else await plant(moved, 'none')
    await expectFound(fault === 'row-late' ? 'a day later' : `${fault} no more`, [])
  }

  const { order } = await paidOrder(shop, 'unknown-order@gocash')
  // The shop books a refund that it is told of, also one that it never asked for.
  await sandbox.newWebhooksAre('dropped')
  await refundThere(shop, order.id, 'DASH1')
  const stranger = (await sandbox.orders()).find(({ id }) => id.startsWith('UNKNOWN-'))?.id ?? ''
  await shop.travel(OLD_ENOUGH_HOURS)
  await expectFound('rows the shop has never heard of', [
    { gateway: cashfree.name, kind: 'capture', row: stranger, fault: 'unknown' },
    { gateway: cashfree.name, kind: 'refund', row: 'DASH1', fault: 'unknown' },
  ])
  await shop.stop()
  console.log(`${''.padEnd(44)}  planted    named invented exit-code`)
  for (const row of table) console.log(row)
  return allHold()
}
