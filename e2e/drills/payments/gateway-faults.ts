import { cashfree, type DrilledGateway, drilledGateways } from '../../harness/gateways/drilled-gateways'
import { inDataFolder } from '../../harness/shop/data-folder'
import { openShopWithGateway, type ShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { until } from '../../harness/until'
import type { Drill } from '../runner/drill'

/** The outcome of one order under one gateway fault. */
interface FaultRow {
  call: 'create' | 'status'
  fault: string
  answers: string
  /** The longest that a shopper waited for a response. */
  slowestMs: number
  complaints: string[]
}

const FAULT_HEADING = `call    fault           slowest-ms  ${'answers'.padEnd(38)}  complaints`

/** The gateway faults to test while the shop creates an order there. Those for polling are below. */
const CREATE_FAULTS = [
  'timeout',
  'error-401',
  'error-409',
  'error-422',
  'error-429',
  'error-500',
  'error-502',
  'cut-connection',
  'slow-body',
  'not-json',
  'huge-answer',
  'webhook-first',
] as const
const STATUS_FAULTS = CREATE_FAULTS.filter((name) => name !== 'webhook-first' && name !== 'error-409')

/** The gateway holds a connection for longer than the 18 s that the shop waits, except in the short run. */
const FULL = { minuteMs: 1000, times: 2 }
const SHORT = { minuteMs: 10, times: 1 }
/** A browser makes three attempts by itself, and PAY AGAIN makes three more. */
const MOST_CALLS = 6

/** Matches a sentence for shoppers, without code, markup or stack trace. */
const CLEAR = /^[A-Z][^{}<>\n]{20,200}$/

export const gatewayFaults: Drill = {
  promise:
    'with any gateway response, an order can be paid exactly once, and until then the shopper sees why it is unpaid',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { minuteMs, times }: typeof FULL): Promise<boolean> {
  const shop = await openShopWithGateway(dataDir, minuteMs)
  const rows: FaultRow[] = []
  await atEveryGateway(shop, async (gateway) => {
    console.log(FAULT_HEADING)
    for (const fault of CREATE_FAULTS) rows.push(printFault(await testCreation(shop, gateway, fault, times)))
    for (const fault of STATUS_FAULTS) rows.push(printFault(await testPolling(shop, gateway, fault, times)))
  })
  await shop.stop()
  const complaints = rows.flatMap((row) => row.complaints)
  console.log(`${rows.length} orders, each paid once but for ${complaints.length} complaints`)
  return complaints.length === 0
}

async function testCreation(
  shop: ShopWithGateway,
  gateway: DrilledGateway,
  fault: string,
  times: number,
): Promise<FaultRow> {
  const { orderId, payer } = await shop.placeOrder()
  await shop.sandbox.switchOn('create', fault, times)
  const complaints: string[] = []
  const answers: number[] = []
  let slowestMs = 0
  const isPaid = async () => (await payer.look()) === 'Paid'
  while (answers.length < MOST_CALLS && answers.at(-1) !== 201 && !(await isPaid())) {
    const started = performance.now()
    const { status, message } = await payer.create()
    slowestMs = Math.max(slowestMs, performance.now() - started)
    answers.push(status)
    if (status === 500) complaints.push('the shop answered 500')
    if (status !== 201 && !CLEAR.test(message)) complaints.push(`no clear message: "${message}"`)
  }
  await shop.sandbox.switchOn('create', fault, 0)
  complaints.push(...(await payOnce(shop, gateway, orderId)))
  return {
    call: 'create',
    fault,
    answers: answers.join(' '),
    slowestMs,
    complaints: await ended(complaints, isPaid),
  }
}

async function testPolling(
  shop: ShopWithGateway,
  gateway: DrilledGateway,
  fault: string,
  times: number,
): Promise<FaultRow> {
  const { orderId, payer } = await shop.placeOrder()
  await shop.sandbox.newWebhooksAre('dropped')
  await payer.create()
  const complaints = await payOnce(shop, gateway, orderId)
  await shop.sandbox.switchOn('status', fault, times)
  const answers: string[] = []
  let slowestMs = 0
  while (answers.length < MOST_CALLS && answers.at(-1) !== '200 Paid') {
    const started = performance.now()
    const { answered, status } = await payer.ask()
    slowestMs = Math.max(slowestMs, performance.now() - started)
    answers.push(`${answered} ${status}`)
    if (answered >= 500) complaints.push(`the shop answered ${answered}`)
  }
  await shop.sandbox.switchOn('status', fault, 0)
  await shop.sandbox.newWebhooksAre('sent')
  const isPaid = async () => (await payer.look()) === 'Paid'
  return {
    call: 'status',
    fault,
    answers: answers.join(', '),
    slowestMs,
    complaints: await ended(complaints, isPaid),
  }
}

/** Pays on the newest page, unless the order is already paid. @returns complaints */
async function payOnce(
  { sandbox }: ShopWithGateway,
  { losesPages }: DrilledGateway,
  orderId: string,
): Promise<string[]> {
  const orders = await sandbox.ordersFor(orderId)
  const newest = orders.at(-1)
  if (!newest) return ['the gateway has no order']
  const paid = (all: typeof orders) =>
    all.flatMap(({ attempts }) => attempts).filter(({ state }) => state === 'SUCCESS').length
  if (paid(orders) === 0) await sandbox.pay(newest, 'success')
  const payments = paid(await sandbox.ordersFor(orderId))
  return [
    ...(payments === 1 ? [] : [`paid ${payments} times`]),
    ...(orders.length === 1 || losesPages ? [] : [`${orders.length} gateway orders`]),
  ]
}

/** A job applies the webhook, so the order becomes Paid a moment later. */
const PAID_WITHIN_MS = 10_000

async function ended(complaints: string[], isPaid: () => Promise<boolean>): Promise<string[]> {
  return (await until(isPaid, PAID_WITHIN_MS)) ? complaints : [...complaints, 'the order is not Paid']
}

/** Runs the work with every gateway in turn, in a shop that was opened with the first one. */
async function atEveryGateway(
  shop: ShopWithGateway,
  work: (gateway: DrilledGateway) => Promise<void>,
): Promise<void> {
  for (const gateway of drilledGateways) {
    console.log(gateway.name)
    if (gateway !== cashfree) await shop.restartWith(gateway.settings)
    await work(gateway)
  }
}

function printFault(row: FaultRow): FaultRow {
  const { call, fault, answers, slowestMs, complaints } = row
  const cells = [
    call.padEnd(6),
    fault.padEnd(14),
    String(Math.round(slowestMs)).padStart(10),
    answers.padEnd(38),
  ]
  console.log(`${cells.join('  ')}  ${complaints.join('; ') || 'none'}`)
  return row
}
