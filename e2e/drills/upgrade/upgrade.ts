import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from 'shared-contracts/domain/catalogue'
import { createChecks } from '../checks'
import { makeCertificate } from '../deployed/make-certificate'
import type { Drill } from '../drill'
import { ordersAreThere, paymentsAreThere } from '../load/all-is-there'
import { type CallRecord, printCalls } from '../load/answered-calls'
import { shopUntil } from '../load/busy-shopper'
import { newShoppers } from '../load/new-shoppers'
import { createPatientCalls } from '../load/patient-calls'
import { inDataFolder } from '../shop/data-folder'
import { openShopBehindNginx } from '../shop/shop-behind-nginx'
import { openBrowser } from '../shopper/browser'
import { filesOfPage, missingFiles } from './files-of-page'
import { lastRelease, type Release } from './last-release'
import { thereAndBack } from './there-and-back'

const FULL = { shoppers: 60, betweenMs: 6000 }
const SHORT = { shoppers: 15, betweenMs: 3000 }
const MINUTE_MS = 1000
/** What a shopper sends is never sent again by nginx. */
const SENT = ['order', 'payment']

export const upgrade: Drill = {
  promise:
    'the last release is replaced by this one under load over https, and back: nothing is lost, no page or answer fails',
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      const release = await lastRelease()
      return release ? drill(dataDir, release, isShort ? SHORT : FULL) : true
    }),
}

async function drill(
  dataDir: string,
  { name, folder }: Release,
  { shoppers: count, betweenMs }: typeof FULL,
): Promise<boolean> {
  const certificate = await makeCertificate(dataDir)
  const ca = await readFile(certificate.certificate, 'utf8')
  const place = { folder, command: [process.execPath] }
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS, {
    place,
    registry: path.join(folder, '.data/registry'),
    certificate,
  })
  if (!shop) return true
  const visitor = openBrowser(shop.origin, { ca })
  const files = await filesOfPage(visitor, '/')
  let missing: string[] = []
  const shoppers = await newShoppers(shop.origin, count, { ca })
  const { data } = await visitor.get<{ data: Product[] }>('/api/products')

  const records: CallRecord[] = []
  const complaints: string[] = []
  const calls = createPatientCalls(records, complaints)
  let isOver = false
  const started = performance.now()
  console.log(`${count} shoppers buy at ${name}`)
  const upgrading = thereAndBack(shop, place, betweenMs, async () => {
    missing = await missingFiles(visitor, files)
  }).finally(() => {
    isOver = true
  })
  const shopping = await Promise.all(
    shoppers.map((shopper, number) =>
      shopUntil(() => isOver, number, shopper, { products: data, sandbox: shop.sandbox }, calls),
    ),
  )
  await upgrading

  printCalls(records, (performance.now() - started) / 1000)
  complaints.push(
    ...(await ordersAreThere(shopping)),
    ...(await paymentsAreThere(shop.sandbox, shopping, shoppers)),
  )
  await shop.stop()
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)

  const { expect, allHold } = createChecks()
  expect(complaints.length === 0, 'every order and payment is there once, and no answer was wrong')
  expect(
    files.length > 0 && missing.length === 0,
    `a page of the last release gets its ${files.length} files of the shell while one edge is of this release`,
    missing,
  )
  const failed = records.filter(({ refusals }) => refusals.length > 0)
  const asked = failed.filter(({ kind }) => !SENT.includes(kind)).map(({ kind }) => kind)
  expect(asked.length === 0, 'no page and no answer failed, whichever server was replaced or killed', asked)
  const others = failed.flatMap(({ refusals }) => refusals).filter((status) => status !== 503)
  expect(others.length === 0, 'an order or payment that met a server at its end was answered 503', others)
  return allHold()
}
