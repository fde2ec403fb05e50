import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { builtShop } from '../../../tooling/testing/built-shop'
import { createChecks } from '../../harness/checks'
import type { Drill } from '../runner/drill'
import { brokenVersions } from './broken-versions'
import { publishApart } from './killed-publisher'

const CONFLICT = 3

export const twoPublishers: Drill = {
  promise:
    'teams that publish at the same time either succeed or get a conflict to retry; none undoes another’s change',
  async run({ isShort }) {
    const checks = createChecks()
    const shop = await builtShop()
    const registry = await mkdtemp(path.join(tmpdir(), 'spice-registry-'))
    const store = folderStore(registry)
    const conflicts: number[] = []
    try {
      const names = ['mf-catalog', 'mf-account', 'mf-content']
      for (let round = 1; round <= (isShort ? 2 : 10); round += 1) {
        const folders = await Promise.all(
          names.map((name) => shop.build(name, { script: `console.log(${round})` })),
        )
        const codes = await Promise.all(folders.map((folder) => publishApart(folder, registry)))
        checks.expect(
          codes.every((code) => code === 0 || code === CONFLICT),
          `round ${round}: each publish succeeds or ends in a conflict to retry`,
          codes,
        )
        conflicts.push(codes.filter((code) => code === CONFLICT).length)
        for (const [index, code] of codes.entries())
          if (code === CONFLICT)
            checks.expect(
              (await publishApart(folders[index] ?? '', registry)) === 0,
              'the second try succeeds',
            )
        const { remotes } = (await store.read()).registry
        const versions = names.map((name) => Object.keys(remotes[name]?.versions ?? {}).length)
        checks.expect(
          versions.every((count) => count === round),
          'every version of every team exists',
          versions,
        )
      }
      checks.expect((await brokenVersions(store)).length === 0, 'every file is as it was published')
      console.log(
        `${conflicts.reduce((sum, one) => sum + one, 0)} publishers in ${conflicts.length} rounds had to retry`,
      )
    } finally {
      await shop.remove()
      await rm(registry, { recursive: true })
    }
    return checks.allHold()
  },
}
