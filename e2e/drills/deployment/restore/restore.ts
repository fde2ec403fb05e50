import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from 'registry/open-store'
import { startFakeS3 } from '../../../../composition/registry/src/testing/fake-s3'
import { buildRegistry } from '../../../../composition/registry/src/testing/records'
import { type Checks, createChecks } from '../../../harness/checks'
import { ownerCommand } from '../../../harness/shop/api/owner-command'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopWithGateway } from '../../../harness/shop/shop-with-gateway'
import { until } from '../../../harness/until'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { type Load, openLoad } from './load'
import { createMortalPostgres, type MortalPostgres } from './mortal-postgres'
import { addPicture } from './owners-picture'
import { followServer, shopCommand } from './shop-command'

const MINUTE_MS = 1000
const SHORT_LOAD_MS = 14_000
const FULL_LOAD_MS = 90_000
/** The recovery point objective: at most this much may be missing after the restore. */
const RPO_S = 60
const WITHIN_MS = 60_000
const PUBLISHED = { who: 'a team', what: 'publish', remote: 'mf-tea', version: '1' } as const

interface Variant {
  inBucket: boolean
  isSealed: boolean
}

export const restore: Drill = {
  promise:
    'a machine lost under load is restored on an empty one with at most a minute lost; all money is on an order or on the owner’s list; a planted backup is refused',
  run: ({ isShort }) => inDataFolder((root) => drill(root, isShort)),
}

async function drill(root: string, isShort: boolean): Promise<boolean> {
  const checks = createChecks()
  const postgres = await createMortalPostgres()
  if (!postgres) throw new NotTried('PostgreSQL is not installed.')
  const variants: Variant[] = [
    { inBucket: true, isSealed: true },
    ...(isShort ? [] : [{ inBucket: false, isSealed: false }]),
  ]
  const lines: string[] = []
  for (const [number, variant] of variants.entries()) {
    const folder = path.join(root, String(number))
    await mkdir(folder)
    lines.push(
      await loseAndRestore(folder, postgres, variant, isShort ? SHORT_LOAD_MS : FULL_LOAD_MS, checks),
    )
  }
  console.log('place   sealed  acknowledged  lost  RPO-s  RTO-s  paid  of-lost-orders')
  for (const line of lines) console.log(line)
  return checks.allHold()
}

async function loseAndRestore(
  root: string,
  postgres: MortalPostgres,
  { inBucket, isSealed }: Variant,
  loadMs: number,
  { expect }: Checks,
): Promise<string> {
  const name = inBucket ? 'bucket' : 'folder'
  const bucket = inBucket ? await startFakeS3() : undefined
  const backups = bucket ? `s3://backups/shop?endpoint=${bucket.endpoint}` : path.join(root, 'place')
  const key = path.join(root, 'key')
  const recipients = isSealed ? await newKey(key) : ''
  const signingKey = path.join(root, 'signing-key')
  const signers = isSealed ? await newSigningKey(signingKey) : ''
  // The database's own user must be able to enter the folder.
  const clusters = await mkdtemp(path.join(tmpdir(), 'spice-shop-clusters-'))
  await chmod(clusters, 0o755)
  const settings: NodeJS.ProcessEnv = {
    DATA_DIR: path.join(root, 'shop'),
    DATABASE_URL: postgres.url,
    BACKUP_TO: backups,
    BACKUP_EVERY: '',
    BACKUP_RECIPIENTS: recipients,
    BACKUP_IDENTITY: '',
    BACKUP_SIGNING_KEY: isSealed ? signingKey : '',
    BACKUP_SIGNERS: '',
    REGISTRY: '',
    ...(inBucket && { AWS_ACCESS_KEY_ID: 'drill', AWS_SECRET_ACCESS_KEY: 'drill' }),
  }
  const registry = path.join(root, 'shop/registry')
  await mkdir(registry, { recursive: true })
  await (await openStore(registry)).replace(buildRegistry('mf-tea', '1'), undefined, [PUBLISHED])
  await postgres.create(path.join(clusters, 'lost'))
  const gateway = path.join(root, 'outside')
  await mkdir(gateway)
  const shop = await openShopWithGateway(gateway, MINUTE_MS, { databaseUrl: postgres.url, settings })
  const place = { origin: shop.origins[0] ?? '', dataDir: path.join(root, 'shop'), settings }
  const isPictureShown = await addPicture(place)
  const load = await openLoad(shop)
  const killFollower = followServer(settings)
  // Wait for a backup that contains the shoppers.
  const isMade = await until(() => hasBackup(settings), WITHIN_MS)
  expect(isMade, `${name}: the open shop is backed up`)
  await pause(loadMs)
  if (isSealed) await plantBackup(settings)

  const lostAt = Date.now()
  await shop.kill()
  await postgres.kill()
  await killFollower()
  await load.end()
  await rm(path.join(root, 'shop'), { recursive: true })
  await rm(path.join(clusters, 'lost'), { recursive: true, force: true })

  const restoredTo = path.join(clusters, 'restored')
  const open = {
    ...settings,
    BACKUP_IDENTITY: isSealed ? key : '',
    BACKUP_SIGNING_KEY: '',
    BACKUP_SIGNERS: signers,
  }
  const ours = isSealed ? await refusePlanted(restoredTo, open, { expect }) : []
  const begun = performance.now()
  const answer = await shopCommand('restore', [...ours, '--into', restoredTo], open)
  console.log(answer.text)
  expect(answer.exitCode === 0, `${name}: the newest backup is restored on an empty machine`, answer.text)
  await postgres.start(restoredTo)
  await shop.start()
  const rtoSeconds = (performance.now() - begun) / 1000
  const { remotes } = (await (await openStore(registry)).read()).registry
  expect(remotes['mf-tea']?.live === '1', `${name}: the registry is back`)

  expect(await isPictureShown(), `${name}: the owner's picture is back`)

  const { lost, rpoSeconds, acknowledged } = await countLost(load, lostAt)
  expect(rpoSeconds <= RPO_S, `${name}: at most ${RPO_S} s are lost`, { rpoSeconds })
  const paid = await allMoneyIsKnown(load, { ...settings, ...shop.apiSettings() })
  expect(paid.unknown.length === 0, `${name}: all money is on an order or on the owner's list`, paid.unknown)
  await shop.stop()
  await postgres.kill()
  bucket?.close()
  await rm(clusters, { recursive: true, force: true })
  const cells = [acknowledged, lost, rpoSeconds.toFixed(1), rtoSeconds.toFixed(1), paid.taken, paid.listed]
  const widths = [12, 4, 5, 5, 4, 14]
  return [
    name.padEnd(6),
    (isSealed ? 'yes' : 'no').padEnd(6),
    ...cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)),
  ].join('  ')
}

async function newKey(file: string): Promise<string> {
  const { text } = await shopCommand('backup', ['new-key', file], {})
  return /age1\w+/.exec(text)?.[0] ?? ''
}

async function newSigningKey(file: string): Promise<string> {
  const { text } = await shopCommand('backup', ['new-signing-key', file], {})
  return /BACKUP_SIGNERS=(\S+)/.exec(text)?.[1] ?? ''
}

/** Plants a newer backup, as an attacker with write access could: complete, but not encrypted or signed. */
async function plantBackup(settings: NodeJS.ProcessEnv): Promise<void> {
  await shopCommand('backup', [], { ...settings, BACKUP_RECIPIENTS: '', BACKUP_SIGNING_KEY: '' })
}

/** Checks that the planted backup is refused. @returns the name of the shop's own newest backup */
async function refusePlanted(
  into: string,
  open: NodeJS.ProcessEnv,
  { expect }: Pick<Checks, 'expect'>,
): Promise<string[]> {
  const tries = {
    'is not signed': open,
    'It is not encrypted': { ...open, BACKUP_SIGNERS: '' },
  }
  for (const [sentence, settings] of Object.entries(tries)) {
    const { exitCode, text } = await shopCommand('restore', ['--into', into], settings)
    expect(exitCode !== 0 && text.includes(sentence), `a planted backup is refused: ${sentence}`, text)
  }
  const { text } = await shopCommand('backup', ['list'], open)
  return [...text.matchAll(/^(\S+-postgres) {2}\d.*signed with/gm)]
    .flatMap(([, name]) => name ?? [])
    .slice(-1)
}

async function hasBackup(settings: NodeJS.ProcessEnv): Promise<boolean> {
  const { text } = await shopCommand('backup', ['list'], settings)
  return /-postgres .*MB/.test(text)
}

/** Counts acknowledged orders that are missing, and how long before the loss the first of them was placed. */
async function countLost({ charges, seen }: Load, lostAt: number) {
  const present = await seen()
  const acknowledged = charges.filter(({ purchase }) => purchase.answers.length > 0)
  const lost = acknowledged.filter(({ purchase }) => !present.has(purchase.order.orderId))
  const placedAt = lost.flatMap(({ purchase }) =>
    purchase.answers.map(({ createdAt }) => Date.parse(createdAt)),
  )
  const first = Math.min(lostAt, ...placedAt)
  return { acknowledged: acknowledged.length, lost: lost.length, rpoSeconds: (lostAt - first) / 1000 }
}

/** Checks every payment that the gateway took: its order is Paid, or the owner's action items list it. */
async function allMoneyIsKnown({ charges, seen }: Load, settings: NodeJS.ProcessEnv) {
  const taken = charges.filter(({ isTaken }) => isTaken).map(({ purchase }) => purchase.order.orderId)
  let unknown: string[] = taken
  let listed: string[] = []
  await until(async () => {
    const orders = await seen()
    const { text: list } = await ownerCommand(settings.DATA_DIR ?? '', ['action-items'], settings)
    const differences = list.split('\n').filter((line) => /^X\d+ .*missing in the ledger/.test(line))
    listed = taken.filter((orderId) => differences.some((line) => line.includes(`${orderId}-`)))
    unknown = taken.filter((orderId) => orders.get(orderId) !== 'Paid' && !listed.includes(orderId))
    return unknown.length === 0
  }, WITHIN_MS)
  return { taken: taken.length, listed: listed.length, unknown }
}
