import path from 'node:path'
import { changeRegistry } from 'registry/changes/change-registry'
import { withEntry } from 'registry/changes/require-entry'
import { setCanary } from 'registry/changes/set-canary'
import { publish } from '../../../../composition/cli/publish/publish'
import { type Checks, createChecks } from '../../../harness/checks'
import type { Drill } from '../../runner/drill'
import { claimPaths } from './claims'
import { tryTheForbidden } from './forbidden'
import { type OpenBucket, openBucket } from './key-holders'
import { goBackOverARestart } from './restart'
import { soon } from './soon'
import { tamper, tamperWithKeys, tamperWithLog } from './tampering'
import { sendThief } from './thief'
import { startWatchedEdge, type WatchedEdge } from './watched-edge'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** Tries everything that each key of the registry must not do. */
export const publishingKeys: Drill = {
  promise:
    'each key of the registry can write only its own data, and nothing is shown that its team has not signed',
  async run() {
    const checks = createChecks()
    const bucket = await openBucket()
    try {
      const version = await publishRemote(bucket, 'mf-content')
      await publishRemote(bucket, 'mf-catalog')
      const earlierManifest = await bucket.rawAs('admin').get('registry/manifests/mf-content.json')
      const team = await bucket.team('mf-content')
      const note = { who: 'the drill', what: 'note', remote: 'mf-content', version }
      await team.replace((await team.read()).registry, (await team.read()).tag, [note])
      const edge = await startWatchedEdge(bucket.address, bucket.owner.publicKey)
      try {
        await tryTheForbidden(bucket, await publishedFile(bucket, version), checks)
        await tamperWithLog({ bucket }, checks)
        await tamper({ bucket, edge, earlierManifest }, checks)
        await tamperWithFile(bucket, edge, version, checks)
        await claimPaths(bucket, edge, checks)
        await tamperWithKeys({ bucket, edge }, checks)
        await demoteAsEdge(bucket, edge, checks)
        await sendThief(bucket, edge, checks)
        await goBackOverARestart({ bucket, edge, earlierManifest }, checks)
      } finally {
        await edge.stop()
      }
    } finally {
      bucket.close()
    }
    return checks.allHold()
  },
}

async function publishRemote(bucket: OpenBucket, remote: 'mf-content' | 'mf-catalog'): Promise<string> {
  const { version } = await publish(path.join(ROOT, remote), {
    store: await bucket.team(remote),
    audience: 'everyone',
    who: 'the drill',
    verify: async () => ({ problems: [], endpoints: [], slices: [], events: [] }),
  })
  return version
}

async function publishedFile(bucket: OpenBucket, version: string): Promise<string> {
  const [file = ''] = await (await bucket.storeAs('verify')).listFiles('mf-content', version)
  return `registry/mf-content/${version}/${file}`
}

async function tamperWithFile(bucket: OpenBucket, edge: WatchedEdge, version: string, { expect }: Checks) {
  const entry = await edge.entryOf('mf-content')
  const file =
    Object.keys(entry?.versions[version]?.integrity ?? {}).find((one) => one.endsWith('.css')) ?? ''
  const address = `/remotes/mf-content/${version}/${file}`
  await bucket.rawAs('admin').put(`registry/mf-content/${version}/${file}`, 'body { display: none }')
  const text = await (await edge.get(address)).text()
  expect(!text.includes('display: none }'), 'the edge sends no file that was changed after publishing')
}

/** Checks that the edge demotes a canary by itself, with a key that may write nothing else. */
async function demoteAsEdge(bucket: OpenBucket, edge: WatchedEdge, { expect }: Checks): Promise<void> {
  const store = await bucket.team('mf-content')
  const { registry } = await store.read()
  const entry = registry.remotes['mf-content']
  const record = entry?.versions[entry.live]
  if (!entry || !record) throw new Error('mf-content is not published.')
  const version = '9.9.0-0000000000'
  const offered = { ...record, base: `/remotes/mf-content/${version}/` }
  const change = { who: 'the drill', what: 'canary 10%', remote: 'mf-content', version }
  await changeRegistry(store, change, (before) =>
    setCanary(
      withEntry(before, 'mf-content', { ...entry, versions: { ...entry.versions, [version]: offered } }),
      'mf-content',
      version,
      10,
    ),
  )
  const isOffered = async () => (await edge.entryOf('mf-content'))?.canary?.version === version
  expect(await soon(isOffered), 'a canary is offered')
  for (let visit = 1; visit <= 5; visit += 1)
    await fetch(`${edge.origin}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        document: String(visit),
        reports: [{ remote: 'mf-content', version, kind: 'render-failed' }],
      }),
    })
  expect(await soon(async () => !(await isOffered())), 'the edge demotes it, and writes only demotions.json')
  const demotion = (await store.readLog()).find(({ what }) => what === 'demote')
  expect(demotion?.who === 'edge' && demotion.version === version, 'the log says so', demotion)
}
