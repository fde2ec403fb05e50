import path from 'node:path'
import { newKey } from 'registry/keys/new-key'
import { addKey, grantPaths } from 'registry/keys/publishing-keys'
import { createSigner, type Signer } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import type { RegistryStore } from 'registry/registry-store'
import { bucketPolicy } from 'registry/stores/bucket-policy'
import { connectBucket } from 'registry/testing/connect-bucket'
import { startFakeS3 } from 'registry/testing/fake-s3'
import { readManifest } from '../../../../composition/cli/publish/manifest'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const PLACE = { bucket: 'shop', prefix: 'registry/' }

/** The names of the access keys. `admin` may do anything in the bucket but has no signing key. */
export type Holder = 'verify' | 'edge' | 'owner' | 'mf-content' | 'mf-catalog' | 'admin'

/** Opens a bucket with a registry. Each holder's access key has the rights in docs/keys.md. */
export async function openBucket() {
  const bucket = await startFakeS3({
    verify: bucketPolicy('verify', PLACE),
    edge: bucketPolicy('edge', PLACE),
    owner: bucketPolicy('owner', PLACE),
    'mf-content': bucketPolicy({ team: 'mf-content' }, PLACE),
    'mf-catalog': bucketPolicy({ team: 'mf-catalog' }, PLACE),
    admin: 'all',
  })
  const address = `s3://${PLACE.bucket}/${PLACE.prefix}?endpoint=${bucket.endpoint}`
  const signers = { 'mf-content': createSigner(newKey()), 'mf-catalog': createSigner(newKey()) }

  async function storeAs(holder: Holder, signer?: Signer): Promise<RegistryStore> {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: holder, AWS_SECRET_ACCESS_KEY: 'secret' })
    const store = await openStore(address, signer)
    // The client reads the environment once, at its first request.
    await store.read()
    return store
  }

  const store = await storeAs('owner')
  const owner = createSigner(newKey())
  for (const remote of ['mf-content', 'mf-catalog'] as const) {
    const { publicKey } = signers[remote]
    const { shop } = await readManifest(path.join(ROOT, remote))
    await store.replaceKeys((keys) => addKey(keys, remote, publicKey, new Date()), owner)
    await store.replaceKeys((keys) => grantPaths(keys, remote, shop.prefixes), owner)
  }
  await store.replaceKeys((keys) => grantPaths(keys, 'mf-admin', ['/admin'], 'bare'), owner)

  return {
    address,
    /** Signs keys and grants as the registry's owner. */
    owner,
    signers,
    storeAs,
    /** Opens the registry as a team, with both of its keys. */
    team: (remote: keyof typeof signers) => storeAs(remote, signers[remote]),
    /** Accesses the bucket directly, bypassing all rules of the registry. */
    rawAs: (holder: Holder) => connectBucket(holder, bucket.endpoint, PLACE.bucket),
    close: bucket.close,
  }
}

export type OpenBucket = Awaited<ReturnType<typeof openBucket>>
