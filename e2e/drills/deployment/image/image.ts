import { readFile } from 'node:fs/promises'
import { runCommand } from '../../../../tooling/start/run-command'
import { createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { makeCertificate } from '../../../harness/shop/deployed/make-certificate'
import { sells } from '../../../harness/shop/deployed/sells'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { buildImage } from './build-image'
import { openContainer } from './image-shop'

const MINUTE_MS = 1000

export const image: Drill = {
  promise: 'the image that deploy/Dockerfile builds runs as an ordinary user and sells over https',
  run: () => inDataFolder(drill),
}

async function drill(dataDir: string): Promise<boolean> {
  const missing = await missingPrograms()
  if (missing) throw new NotTried(missing)
  const started = performance.now()
  const { place, close } = await openContainer(await buildImage())
  console.log(`Built the image in ${Math.round((performance.now() - started) / 1000)} s`)
  const certificate = await makeCertificate(dataDir)
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS, {
    place,
    // The registry of published remotes is part of the image.
    dataDirs: { api: '/data', edge: '/shop/.data' },
    certificate,
  })
  if (!shop) return true
  const checks = createChecks()
  await sells(shop, await readFile(certificate.certificate, 'utf8'), checks)
  await shop.stop()
  await close()
  return checks.allHold()
}

async function missingPrograms(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root can build and run images here.'
  return runCommand('sh', ['-c', 'command -v buildah && command -v debootstrap'], '/').then(
    () => undefined,
    () => "this needs Debian's buildah and debootstrap.",
  )
}
