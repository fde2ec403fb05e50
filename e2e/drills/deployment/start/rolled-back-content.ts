import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { addVersion } from 'registry/changes/add-version'
import { changeRegistry } from 'registry/changes/change-registry'
import { promote } from 'registry/changes/promote'
import { openStore } from 'registry/open-store'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const NAME = 'mf-content'

/** Makes an earlier version of mf-content live, as if its team had rolled back the current build. */
export async function rollBackContent(dataDir: string): Promise<{ live: string; left: string }> {
  const store = await openStore(path.join(dataDir, 'registry'))
  const entry = (await store.read()).registry.remotes[NAME]
  const left = entry?.live ?? ''
  const record = entry?.versions[left]
  if (!record) throw new Error(`${NAME} is not live.`)
  const live = '0.9.0-0000000000'
  await store.putVersion(NAME, live, path.join(store.place, NAME, left))
  const change = { who: 'a drill', remote: NAME, version: live }
  await changeRegistry(store, { ...change, what: 'publish' }, (registry) =>
    promote(
      promote(
        addVersion(registry, {
          name: NAME,
          version: live,
          record: { ...record, base: record.base.replace(left, live) },
          audience: 'nobody',
        }),
        NAME,
        live,
      ),
      NAME,
      left,
    ),
  )
  const args = ['run', '-s', 'remotes', '--', 'rollback', NAME]
  const { status, stderr } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REGISTRY: store.place },
  })
  if (status !== 0) throw new Error(stderr)
  return { live, left }
}

export async function liveContent(dataDir: string): Promise<string | undefined> {
  const store = await openStore(path.join(dataDir, 'registry'))
  return (await store.read()).registry.remotes[NAME]?.live
}
