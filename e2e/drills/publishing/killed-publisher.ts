import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { builtShop } from '../../../tooling/testing/built-shop'
import { createChecks } from '../../harness/checks'
import type { Drill } from '../runner/drill'
import { brokenVersions } from './broken-versions'

const PUBLISHER = path.join(import.meta.dirname, 'publisher.ts')
const DIES_AT = path.join(import.meta.dirname, 'dies-at-step.mjs')
/** The short run kills the publisher at every fourth write, the full run at every write. */
const SHORT_STRIDE = 4

/** Publishes in a child process. @returns the exit code; null if it was killed */
export async function publishApart(folder: string, registry: string, diesAt = 0): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', DIES_AT, PUBLISHER, folder, registry],
    { env: { ...process.env, DIES_AT_STEP: String(diesAt) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

export const killedPublisher: Drill = {
  promise: 'a publisher killed at any step leaves the registry intact, and the next one succeeds',
  async run({ isShort }) {
    const checks = createChecks()
    const shop = await builtShop()
    const registry = await mkdtemp(path.join(tmpdir(), 'spice-registry-'))
    const store = folderStore(registry)
    try {
      const folder = await shop.build('mf-catalog')
      checks.expect((await publishApart(folder, registry)) === 0, 'a first version is published')
      let kills = 0
      let half = 0
      let stuck = 0
      for (let step = 1; ; step += isShort ? SHORT_STRIDE : 1) {
        await shop.build('mf-catalog', { script: `console.log(${step})` })
        const before = (await store.read()).registry.remotes['mf-catalog']?.live
        const code = await publishApart(folder, registry, step)
        if (code === 0) break
        kills += 1
        const { remotes } = (await store.read()).registry
        if ((await brokenVersions(store)).length > 0 || !remotes['mf-catalog']?.versions[before ?? ''])
          half += 1
        if ((await publishApart(folder, registry)) !== 0) stuck += 1
      }
      console.log(`${kills} publishers were killed, each at a different step`)
      checks.expect(kills > 3, 'publishers were killed', kills)
      checks.expect(half === 0, 'after each kill the registry was intact, with every file it lists', half)
      checks.expect(stuck === 0, 'after each kill the next publisher succeeded at once', stuck)
      const verdicts = await store.checkLog()
      const problems = verdicts.flatMap(({ problem }) => problem ?? [])
      checks.expect(
        (await store.readLog()).length > kills && problems.length === 0,
        'the log contains every change, each chained to the one before it',
        problems,
      )
    } finally {
      await shop.remove()
      await rm(registry, { recursive: true })
    }
    return checks.allHold()
  },
}
