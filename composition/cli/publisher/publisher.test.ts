import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { newKey } from 'registry/keys/new-key'
import { addKey, grantPaths } from 'registry/keys/publishing-keys'
import { createSigner } from 'registry/keys/signer'
import { bucketPolicy } from 'registry/stores/bucket-policy'
import { readS3Place } from 'registry/stores/s3-location'
import { s3Store } from 'registry/stores/s3-store'
import { startFakeS3 } from 'registry/testing/fake-s3'
import { builtShop } from '../../../tooling/testing/built-shop'
import { packVersion } from '../publish/packed-version'

const run = promisify(execFile)
const ROOT = path.resolve(__dirname, '../../..')

let draft: string
let shop: Awaited<ReturnType<typeof builtShop>>
let bucket: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'owner'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  draft = await mkdtemp(path.join(tmpdir(), 'publisher-'))
  shop = await builtShop()
  const team = bucketPolicy({ team: 'mf-catalog' }, readS3Place('s3://shop/registry'))
  bucket = await startFakeS3({ owner: 'all', team })
  const outfile = `--outfile=${path.join(draft, 'publisher.cjs')}`
  await run('npm', ['run', '--silent', 'publisher', '-w', 'composition', '--if-present', '--', outfile], {
    cwd: ROOT,
  })
})
afterAll(async () => {
  bucket.close()
  await shop.remove()
  await rm(draft, { recursive: true })
})

test('the bundled publisher needs no package, and publishes with the keys of one team only', async () => {
  const place = `s3://shop/registry?endpoint=${bucket.endpoint}`
  const store = s3Store(place)
  const key = newKey()
  await store.replaceKeys((keys) => addKey(keys, 'mf-catalog', createSigner(key).publicKey, new Date()))
  await store.replaceKeys((keys) => grantPaths(keys, 'mf-catalog', ['/mf-catalog']))
  const verify = async () => ({ problems: [], endpoints: [], slices: [], events: [] })
  const packed = path.join(draft, 'packed')
  const { version } = await packVersion(await shop.build('mf-catalog'), packed, { store, verify })

  const publish = (PUBLISHING_KEY: string) =>
    run(process.execPath, ['publisher.cjs', 'packed', '--why', 'a tag'], {
      cwd: draft,
      env: {
        REGISTRY: place,
        AWS_ACCESS_KEY_ID: 'team',
        AWS_SECRET_ACCESS_KEY: 'secret',
        GITHUB_ACTOR: 'asha',
        PUBLISHING_KEY,
      },
    })
  await expect(publish('')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('mf-catalog must be signed by its team'),
  })
  const { stdout } = await publish(key.export({ type: 'pkcs8', format: 'pem' }).toString())
  // A remote's first version goes live, because its pages need one.
  expect(stdout).toContain(`mf-catalog ${version} is live.`)
  expect(await store.readLog()).toMatchObject([{ who: 'asha', why: 'a tag', remote: 'mf-catalog', version }])
  expect(await store.listFiles('mf-catalog', version)).toContain('page.js')
})
