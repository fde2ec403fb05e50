import { revokeKey } from 'registry/keys/publishing-keys'
import { keyId } from 'registry/keys/signer'
import type { Checks } from '../../../harness/checks'
import { KEYS, MANIFEST, type Scene } from './scene'
import { soon } from './soon'

/** Checks that a restarted edge accepts nothing older than before, and no signature of a revoked key. */
export async function goBackOverARestart(
  { bucket, edge, earlierManifest }: Scene,
  { expect }: Checks,
): Promise<void> {
  const admin = bucket.rawAs('admin')
  const [manifest, keys] = [await admin.get(MANIFEST), await admin.get(KEYS)]
  const live = (await edge.entryOf('mf-content'))?.live

  await admin.put(MANIFEST, earlierManifest)
  await edge.restart()
  expect(
    await soon(() => edge.isRefused('mf-content')),
    'a restarted edge refuses an older manifest that was put back',
  )
  const now = (await edge.entryOf('mf-content'))?.live
  expect(now === live, 'it shows the version that it had accepted', now)
  await admin.put(MANIFEST, manifest)

  const store = await bucket.storeAs('owner')
  const catalogs = keyId(bucket.signers['mf-catalog'].publicKey)
  await store.replaceKeys((before) => revokeKey(before, 'mf-catalog', catalogs, new Date()), bucket.owner)
  expect(
    await soon(async () => (await edge.entryOf('mf-catalog')) === undefined),
    'content signed with a revoked key is no longer shown',
  )
  await admin.put(KEYS, keys)
  await edge.restart()
  expect(
    await soon(() => edge.isRefused('root.json')),
    'a restarted edge refuses older keys that were put back',
  )
  expect((await edge.entryOf('mf-catalog')) === undefined, 'the revoked key stays revoked')
}
