import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createChecks } from '../checks'
import { makeCertificate } from '../deployed/make-certificate'
import type { Drill } from '../drill'
import { allWasAnswered, buyMeanwhile } from '../load/buy-meanwhile'
import { inDataFolder } from '../shop/data-folder'
import { openShopBehindNginx } from '../shop/shop-behind-nginx'
import { openBrowser } from '../shopper/browser'
import { filesOfPage, missingFiles } from './files-of-page'
import { lastRelease, type Release } from './last-release'
import { thereAndBack } from './there-and-back'

const FULL = { shoppers: 60, betweenMs: 6000 }
const SHORT = { shoppers: 15, betweenMs: 3000 }
const MINUTE_MS = 1000

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
  { shoppers, betweenMs }: typeof FULL,
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
  console.log(`The shop is of ${name}`)
  const visitor = openBrowser(shop.origin, { ca })
  const files = await filesOfPage(visitor, '/')
  let missing: string[] = []
  const bought = await buyMeanwhile(shop, ca, shoppers, () =>
    thereAndBack(shop, place, betweenMs, async () => {
      missing = await missingFiles(visitor, files)
    }),
  )
  await shop.stop()

  const checks = createChecks()
  allWasAnswered(bought, checks)
  checks.expect(
    files.length > 0 && missing.length === 0,
    `a page of the last release gets its ${files.length} files of the shell while one edge is of this release`,
    missing,
  )
  return checks.allHold()
}
