import { grantPaths } from 'registry/keys/publishing-keys'
import { keysText } from 'registry/keys/stored-keys'
import { buildNextEntry } from 'registry/manifests/log-entry'
import type { Checks } from '../../../harness/checks'
import { KEYS, MANIFEST, type Scene } from './scene'
import { soon } from './soon'

/** Acts as an attacker who can write everything in the bucket but has none of the signing keys. */
export async function tamper({ bucket, edge, earlierManifest }: Scene, { expect }: Checks): Promise<void> {
  const admin = bucket.rawAs('admin')
  const manifest = await admin.get(MANIFEST)
  const catalogs = await admin.get('registry/manifests/mf-catalog.json')
  const live = (await edge.entryOf('mf-content'))?.live
  const { signature: _, ...unsigned } = JSON.parse(manifest)
  const changes: readonly (readonly [string, string])[] = [
    ['without a signature', JSON.stringify(unsigned)],
    ['with the hash of a file changed', manifest.replace(/sha384-[^"]{8}/, 'sha384-00000000')],
    ['with the manifest of another team in its place', catalogs],
    [
      'with the signature of another team',
      JSON.stringify({ ...unsigned, signature: JSON.parse(catalogs).signature }),
    ],
    ['restored to an earlier state that the team had signed', earlierManifest],
    ['spoilt', '{"manifest":'],
  ]
  for (const [what, text] of changes) {
    await admin.put(MANIFEST, text)
    const isRefused = await soon(() => edge.isRefused('mf-content'))
    expect(isRefused, `the edge refuses a manifest ${what}`)
    const now = (await edge.entryOf('mf-content'))?.live
    expect(now === live, 'the last good version stays', now)
    await admin.put(MANIFEST, manifest)
    expect(
      await soon(async () => !(await edge.isRefused('mf-content'))),
      'the original manifest is accepted again',
    )
  }
  await admin.remove(MANIFEST)
  expect(
    await soon(() => edge.isRefused('mf-content')),
    'the edge does not treat a deleted manifest as an instruction',
  )
  expect((await edge.get('/about')).status === 200, 'its pages are shown')
  await admin.put(MANIFEST, manifest)
}

/** Acts as an attacker with full write access who changes the grants or the signature, or restores old keys. */
export async function tamperWithKeys(
  { bucket, edge }: Omit<Scene, 'earlierManifest'>,
  { expect }: Checks,
): Promise<void> {
  const admin = bucket.rawAs('admin')
  const earlier = await admin.get(KEYS)
  const store = await bucket.storeAs('owner')
  await store.replaceKeys((keys) => grantPaths(keys, 'mf-gifts', ['/gifts']), bucket.owner)
  const whole = await admin.get(KEYS)
  expect(await soon(async () => !(await edge.isRefused('root.json'))), "the owner's grants are accepted")
  const { signature: _, ...unsigned } = JSON.parse(whole)
  const changes: readonly (readonly [string, string])[] = [
    ['without a signature', JSON.stringify(unsigned)],
    ['with another grant', whole.replace('"/search"', '"/admin"')],
    ['signed by a team', keysText(unsigned.keys, bucket.signers['mf-content'])],
    ['that the owner had signed before', earlier],
  ]
  for (const [what, text] of changes) {
    await admin.put(KEYS, text)
    expect(await soon(() => edge.isRefused('root.json')), `the edge refuses keys ${what}`)
    expect((await edge.get('/about')).status === 200, 'its pages are shown')
    await admin.put(KEYS, whole)
    expect(
      await soon(async () => !(await edge.isRefused('root.json'))),
      'the original keys are accepted again',
    )
  }
}

/** Checks that the log check finds changed, removed, inserted and added entries, and a cut-off end. */
export async function tamperWithLog({ bucket }: Pick<Scene, 'bucket'>, { expect }: Checks): Promise<void> {
  const admin = bucket.rawAs('admin')
  const reader = await bucket.storeAs('verify')
  const problem = async () => (await reader.checkLog()).find(({ log }) => log === 'mf-content')?.problem
  const keyOf = (number: number) => `registry/log/mf-content/00000${number}.json`
  const [first, second] = [await admin.get(keyOf(1)), await admin.get(keyOf(2))]
  expect((await problem()) === undefined, 'the log is whole')

  async function found(what: string, sentence: string, work: () => Promise<unknown>) {
    await work()
    const seen = await problem()
    expect(seen?.startsWith(sentence) === true, `log --check finds ${what}: ${seen}`)
    await admin.remove(keyOf(3))
    await admin.put(keyOf(1), first)
    await admin.put(keyOf(2), second)
  }
  await found('an entry changed', 'entry 1 was changed', () =>
    admin.put(keyOf(1), first.replace('the drill', 'nobody')),
  )
  await found('an entry removed', 'entry 1 was removed', () => admin.remove(keyOf(1)))
  await found('an entry inserted', 'entry 2 was inserted', async () => {
    await admin.put(keyOf(3), second)
    await admin.put(keyOf(2), first.replace('"number":1', '"number":2'))
  })
  const forged = buildNextEntry(JSON.parse(second), { who: 'nobody', what: 'publish', remote: 'mf-content' })
  await found('an entry added at the end', 'entry 3 is not covered by', () =>
    admin.put(keyOf(3), JSON.stringify(forged)),
  )
  await found('the end cut off', 'entries 1 to 2 were removed', async () => {
    await admin.remove(keyOf(1))
    await admin.remove(keyOf(2))
  })
}
