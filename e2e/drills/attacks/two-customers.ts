import type { Browser } from '../../harness/over-http/browser'
import { type Intrude, intrusions } from '../../harness/over-http/intrusions'
import { newOwner, type Owner, readOwnerState } from '../../harness/over-http/owner'
import { describedOperations, endsItself, type Operation } from '../../harness/shop/api/api-description'
import { inDataFolder } from '../../harness/shop/data-folder'
import { openShopWithGateway } from '../../harness/shop/shop-with-gateway'
import type { Drill } from '../runner/drill'

/** Admin calls that are open to everybody. */
const OPEN_AT_THE_ADMIN = ['POST /api/admin/sign-in/passkey/options']

const FULL_CUSTOMERS = 4
const SHORT_CUSTOMERS = 2
/** Long enough that gateway orders do not change during the drill. */
const MINUTE_MS = 60_000

export const twoCustomers: Drill = {
  promise: 'no customer can read or change another’s data through any documented call',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT_CUSTOMERS : FULL_CUSTOMERS)),
}

async function drill(dataDir: string, customers: number): Promise<boolean> {
  const shop = await openShopWithGateway(dataDir, MINUTE_MS)
  const operations = await describedOperations(shop.origins[0] ?? '')
  const complaints = operations.filter((operation) => !findIntrusion(operation)).map(unknown)
  const numbers = Array.from({ length: customers }, (_, index) => index + 1)
  let tried = 0
  let pairs = 0
  for (const number of numbers)
    for (const other of numbers.filter((one) => one !== number)) {
      pairs += 1
      const owner = await newOwner(shop, number * 100 + other)
      let intruder = await newOwner(shop, other * 100_000)
      for (const operation of operations) {
        complaints.push(...(await intrude(operation, owner, intruder)))
        tried += 1
        if (endsItself(operation)) intruder = await newOwner(shop, other * 100_000 + tried)
      }
    }
  await shop.stop()
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)
  console.log(
    `${operations.length} calls, ${pairs} pairs, ${tried} attempts: ${complaints.length} reads or writes across customers`,
  )
  return complaints.length === 0
}

function unknown({ name }: Operation): string {
  return `${name} is missing in intrusions.ts: add how somebody would use it against another customer`
}

async function intrude(operation: Operation, owner: Owner, intruder: Owner): Promise<string[]> {
  const { name, method, path } = operation
  const intrusion = findIntrusion(operation)
  if (!intrusion) return []
  const { values = {}, query = '', body, isRefused } = intrusion(owner, intruder)
  const missing = operation.pathParameters.filter((parameter) => values[parameter.name] === undefined)
  if (missing.length > 0)
    return [`${name} has ${missing.map((one) => one.name)}, which intrusions.ts does not cover`]
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  )

  const before = await readOwnerState(owner)
  const { status, text } = await sent(intruder.shopper.browser, method, filled + query, body)
  const after = await readOwnerState(owner)
  return [
    ...(after === before ? [] : [`${name} changed another customer's data: ${status} ${text.slice(0, 200)}`]),
    ...(owner.marks.some((mark) => text.includes(mark)) ? [`${name} showed another customer's data`] : []),
    ...(isRefused && status < 400 ? [`${name} was answered ${status}: ${text.slice(0, 200)}`] : []),
    ...(status >= 500 ? [`${name} was answered ${status}`] : []),
  ]
}

async function sent(browser: Browser, method: Operation['method'], path: string, body: unknown) {
  const answer = await browser.send(method, path, body)
  return { status: answer.status, text: await answer.text() }
}

/** Returns how a customer would attack another with a call; undefined if the drill does not cover the call. */
function findIntrusion(operation: Operation): Intrude | undefined {
  return operation.path.startsWith('/api/admin/') ? atTheAdmin(operation) : intrusions[operation.name]
}

/** Returns an attack on an admin call. A customer has no access there, so one attempt per call is enough. */
function atTheAdmin({ name, pathParameters }: Operation): Intrude {
  return ({ order }) => ({
    values: Object.fromEntries(pathParameters.map((parameter) => [parameter.name, order.orderId])),
    ...(!OPEN_AT_THE_ADMIN.includes(name) && { isRefused: true }),
  })
}
