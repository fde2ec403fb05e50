import { rename } from 'node:fs/promises'
import path from 'node:path'
import { changeRegistry } from 'registry/changes/change-registry'
import { requireEntry, requireVersion } from 'registry/changes/require-entry'
import { rollback } from 'registry/changes/rollback'
import { setCanary } from 'registry/changes/set-canary'
import { folderStore } from 'registry/stores/folder-store'
import type { Checks } from '../../harness/checks'
import type { OwnShop } from '../../harness/shop/open-shop'
import { swapVersion, untilSeen } from '../../harness/shop/swap-version'
import { until } from '../../harness/until'
import { sellsMeanwhile } from './sells-meanwhile'

const REMOTE = 'mf-admin'
const PAGE = '/admin/sign-in'
const PERCENT = 50
const VISITS = 20
const SEEN_WITHIN_MS = 10_000

/** Checks that the shop sells while the admin's files disappear, and while its versions change. */
export async function filesComeAndGo(
  { origin, registryFolder, settings }: OwnShop,
  { expect }: Checks,
): Promise<void> {
  const store = folderStore(registryFolder)
  const live = async () => requireEntry((await store.read()).registry, REMOTE).live
  const shows = async (version: string) =>
    (await (await fetch(origin + PAGE)).text()).includes(`"${version}"`)

  const { sold, complaints } = await sellsMeanwhile(
    origin,
    `http://127.0.0.1:${settings.SANDBOX_PORT}`,
    async (nextSale) => {
      const before = await live()
      const files = path.join(registryFolder, REMOTE)
      await rename(files, `${files}-away`)
      const { base, entry } = requireVersion((await store.read()).registry, REMOTE, before)
      const { status } = await fetch(origin + base + entry)
      expect(status === 404, 'the files of the admin are gone', status)
      await nextSale()
      await rename(`${files}-away`, files)

      const { version } = await swapVersion(registryFolder, REMOTE, Date.now())
      await untilSeen(origin, { version, path: PAGE })
      await nextSale()
      const change = { who: 'the drill', what: 'rollback', remote: REMOTE }
      await changeRegistry(store, change, (registry) => rollback(registry, REMOTE))
      expect(await until(() => shows(before), SEEN_WITHIN_MS), 'a rollback of the admin takes effect')

      await changeRegistry(store, { ...change, what: 'canary', version }, (registry) =>
        setCanary(registry, REMOTE, version, PERCENT),
      )
      expect(await until(() => shows(version), SEEN_WITHIN_MS), 'a canary of the admin is shown to some')
      const stayed = await Promise.all(Array.from({ length: VISITS }, comesBackToTheSame))
      await nextSale()
      expect(stayed.every(Boolean), 'each visit stays with one version of the admin')
      await changeRegistry(store, { ...change, what: 'canary', version }, (registry) =>
        setCanary(registry, REMOTE, version, 0),
      )
      const isGone = async () =>
        !(await Promise.all(Array.from({ length: VISITS }, () => shows(version)))).some(Boolean)
      expect(await until(isGone, SEEN_WITHIN_MS), 'a withdrawn canary of the admin disappears for everyone')
    },
  )
  expect(
    sold > 0 && complaints.length === 0,
    `in the meantime the shop sold ${sold} orders without an error`,
    complaints,
  )

  async function comesBackToTheSame(): Promise<boolean> {
    const first = await fetch(origin + PAGE)
    const cookie = first.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const again = await fetch(origin + PAGE, { headers: { cookie } })
    return findVersion(await first.text()) === findVersion(await again.text())
  }
}

function findVersion(html: string): string | undefined {
  return /\/remotes\/mf-admin\/([^/]+)\//.exec(html)?.[1]
}
