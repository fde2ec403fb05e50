import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { allWasAnswered, buyMeanwhile } from '../../../harness/buying/buy-meanwhile'
import { createChecks } from '../../../harness/checks'
import { type Browser, openBrowser } from '../../../harness/over-http/browser'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { makeCertificate } from '../../../harness/shop/deployed/make-certificate'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Drill } from '../../runner/drill'
import { lastRelease, type Release } from './last-release'
import { MIGRATED_ORDERS, nextRelease } from './next-release'
import { thereAndBack } from './there-and-back'

/** Enough attempts to reach both edges. */
const TRIES = 6

const FULL = { shoppers: 60, betweenMs: 6000 }
const SHORT = { shoppers: 15, betweenMs: 5000 }
const MINUTE_MS = 1000

export const upgrade: Drill = {
  promise:
    'the last release is replaced by this one and a migration under load over https, and back: nothing is lost, and no page or response fails',
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      const release = await lastRelease()
      return drill(dataDir, release, isShort ? SHORT : FULL)
    }),
}

async function drill(
  dataDir: string,
  { name, folder }: Release,
  { shoppers, betweenMs }: typeof FULL,
): Promise<boolean> {
  const certificate = await makeCertificate(dataDir)
  const ca = await readFile(certificate.certificate, 'utf8')
  const last = { folder, command: [process.execPath] }
  const next = await nextRelease(path.join(dataDir, 'next-release'))
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS, {
    place: last,
    registry: path.join(folder, '.data/registry'),
    certificate,
  })
  if (!shop) return true
  console.log(`The shop runs ${name}`)
  const visitor = openBrowser(shop.origin, { ca })
  const files = await filesOfPage(visitor, '/')
  let missing: string[] = []
  const bought = await buyMeanwhile(shop, ca, shoppers, () =>
    thereAndBack(shop, { last, next }, betweenMs, async () => {
      missing = await missingFiles(visitor, files)
    }),
  )
  const migrated = await countMigrated(shop.databaseUrl)
  await shop.stop()

  const checks = createChecks()
  allWasAnswered(bought, checks)
  checks.expect(
    files.length > 0 && missing.length === 0,
    `a page of the last release gets its ${files.length} files of the shell while one edge runs this release`,
    missing,
  )
  checks.expect(migrated > 0, `the ${migrated} orders of both releases have the migration's column`)
  return checks.allHold()
}

async function countMigrated(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(MIGRATED_ORDERS).finally(() => client.end())
  return rows[0].count
}

/** @returns the addresses of the shell's files on a page */
async function filesOfPage(browser: Browser, page: string): Promise<string[]> {
  const html = await (await browser.send('GET', page)).text()
  return [...new Set(html.match(/\/shell\/[^"'\s]+\.(?:js|css)/g))]
}

/** @returns the failed requests for the files, with their statuses */
async function missingFiles(browser: Browser, files: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const file of files) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await browser.send('GET', file)
      await answer.arrayBuffer()
      if (answer.status !== 200) missing.push(`${file}: ${answer.status}`)
    }
  }
  return missing
}
