import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createChecks } from '../checks'
import { makeCertificate } from '../deployed/make-certificate'
import { sells } from '../deployed/sells'
import type { Drill } from '../drill'
import { inDataFolder } from '../shop/data-folder'
import { openShopBehindNginx } from '../shop/shop-behind-nginx'
import { bootMachine } from './machine'
import { missingPrograms } from './missing-programs'
import { byUnits, installUnits } from './units'

const MINUTE_MS = 1000

export const systemd: Drill = {
  promise: 'systemd runs the units of deploy/systemd',
  run: () => inDataFolder(drill),
}

async function drill(dataDir: string): Promise<boolean> {
  const missing = await missingPrograms()
  if (missing) {
    console.log(`Not run: ${missing}`)
    return true
  }
  const certificate = await makeCertificate(dataDir)
  const machine = await bootMachine(path.join(dataDir, 'registry'))
  const checks = createChecks()
  try {
    await installUnits(machine)
    const shop = await openShopBehindNginx(dataDir, MINUTE_MS, { certificate, start: byUnits(machine) })
    if (!shop) return true
    await sells(shop, await readFile(certificate.certificate, 'utf8'), checks)
    await shop.stop()
  } finally {
    await machine.end()
  }
  return checks.allHold()
}
