import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { allWasAnswered, buyMeanwhile } from '../../../harness/buying/buy-meanwhile'
import { type Checks, createChecks } from '../../../harness/checks'
import { openBrowser } from '../../../harness/over-http/browser'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { makeCertificate } from '../../../harness/shop/deployed/make-certificate'
import { sells } from '../../../harness/shop/deployed/sells'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import { until } from '../../../harness/until'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { byUnits } from './by-units'
import { comesBack, restartInTurn } from './comes-back'
import { hasFewRights } from './has-few-rights'
import { keepsSecrets } from './keeps-secrets'
import { findMissingRequirement } from './machine/find-missing-requirement'
import { bootMachine, type Machine } from './machine/machine'
import { runs, stops } from './runs'
import type { Unit } from './unit'

const SHIPPED = path.resolve(import.meta.dirname, '../../../../deploy/systemd')

/** The same build in two folders (machine/boot.sh). */
const RELEASES = { first: '/opt/spice-shop/1', next: '/opt/spice-shop/2' }

/** A unit's limits only apply if systemd has their cgroup controllers, which not every machine provides. */
const LIMITS = { memory: ['memory.max', String(512 * 1024 ** 2)], pids: ['pids.max', '256'] } as const

const FULL = { shoppers: 60, betweenMs: 6000 }
const SHORT = { shoppers: 15, betweenMs: 5000 }
/** By default systemd allows five restarts within ten seconds; this is one more. */
const KILLS = 6
const MINUTE_MS = 1000
const RENDERS_WITHIN_MS = 20_000

export const systemd: Drill = {
  promise:
    'the units of deploy/systemd run the shop with few rights; killed or restarted under load over https, it loses nothing',
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      const missing = await findMissingRequirement()
      if (missing) throw new NotTried(missing)
      const machine = await bootMachine(path.join(dataDir, 'registry'))
      const checks = createChecks()
      try {
        await drill(dataDir, machine, isShort ? SHORT : FULL, checks)
      } finally {
        await machine.end()
      }
      return checks.allHold()
    }),
}

async function drill(
  dataDir: string,
  machine: Machine,
  { shoppers, betweenMs }: typeof FULL,
  checks: Checks,
): Promise<void> {
  await installUnits(machine)
  const certificate = await makeCertificate(dataDir)
  const ca = await readFile(certificate.certificate, 'utf8')
  const units: Unit[] = []
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS, { certificate, start: byUnits(machine, units) })
  const [api, , edge] = units
  if (!shop || !api || !edge) return
  await hasFewRights(machine, api, checks)
  await hasFewRights(machine, edge, checks)
  await keepsSecrets(machine, api, edge, checks)
  await isLimited(machine, api, checks)
  // On a busy machine the first page may be sent before it could be rendered.
  await until(async () => (await fetchHomePage(shop.origin, ca)).includes('<h1'), RENDERS_WITHIN_MS)
  await sells(shop, ca, checks)

  const bought = await buyMeanwhile(shop, ca, shoppers, async () => {
    await comesBack(api, 1, checks)
    await pause(betweenMs)
    await comesBack(edge, KILLS, checks)
    await pause(betweenMs)
    await makeCurrent(machine, RELEASES.next)
    await restartInTurn(units, betweenMs)
  })
  allWasAnswered(bought, checks)
  for (const unit of units) await runs(machine, unit, RELEASES.next, checks)
  for (const unit of units) await stops(unit, checks)
  await shop.stop()
}

async function fetchHomePage(origin: string, ca: string): Promise<string> {
  return (await openBrowser(origin, { ca }).send('GET', '/')).text()
}

async function isLimited({ run }: Machine, unit: Unit, { expect }: Checks): Promise<void> {
  const { ControlGroup } = await unit.show('ControlGroup')
  const controllers = (await run('cat', '/sys/fs/cgroup/cgroup.controllers')).trim().split(' ')
  for (const [controller, [file, most]] of Object.entries(LIMITS)) {
    if (!controllers.includes(controller)) {
      console.log(
        `Not checked: systemd has no controller for ${controller} on this machine, so the limit ${file}=${most} does not apply`,
      )
      continue
    }
    const limit = (await run('cat', `/sys/fs/cgroup${ControlGroup}/${file}`)).trim()
    expect(limit === most, `an ${unit.kind} has the limit ${file}=${most}`, limit)
  }
}

/** Installs as in deploy/README.md: a user, the release, and the unchanged units. */
async function installUnits(machine: Machine): Promise<void> {
  await machine.run('adduser', '--quiet', '--system', '--group', '--no-create-home', 'spice-shop')
  await makeCurrent(machine, RELEASES.first)
  for (const unit of await readdir(SHIPPED))
    await copyFile(path.join(SHIPPED, unit), path.join(machine.root, 'etc/systemd/system', unit))
  await machine.run('systemctl', 'daemon-reload')
}

/** @param release the folder from which servers are started from now on */
async function makeCurrent({ run }: Machine, release: string): Promise<void> {
  await run('ln', '-sfn', release, '/opt/spice-shop/current')
}
