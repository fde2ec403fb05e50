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

/** The names of the access keys; `admin` may do all in the bucket, and has no key to sign with. */
export type Holder = 'verify' | 'edge' | 'owner' | 'mf-content' | 'mf-catalog' | 'admin'

/** A bucket with a registry, and everybody who has a key of it, each with the rights that docs/keys.md gives. */
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

  /** The registry as the holder of a key has it. */
  async function storeAs(holder: Holder, signer?: Signer): Promise<RegistryStore> {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: holder, AWS_SECRET_ACCESS_KEY: 'secret' })
    const store = await openStore(address, signer)
    // The client looks at the environment once, at its first request.
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
    /** By which the registry's owner signs keys and grants. */
    owner,
    signers,
    storeAs,
    /** A team with both of its keys. */
    team: (remote: keyof typeof signers) => storeAs(remote, signers[remote]),
    /** The bucket past all rules of the registry. */
    rawAs: (holder: Holder) => connectBucket(holder, bucket.endpoint, PLACE.bucket),
    close: bucket.close,
  }
}

export type OpenBucket = Awaited<ReturnType<typeof openBucket>>
