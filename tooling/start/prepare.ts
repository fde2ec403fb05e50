import path from 'node:path'
import { newKey } from 'registry/keys/new-key'
import { ANY_REMOTE, addKey, grantPaths } from 'registry/keys/publishing-keys'
import { createSigner, readSigner } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import { bundleServer } from '../../composition/build/server/bundle-server'
import { readManifest } from '../../composition/cli/publish/manifest'
import { registryPlace, resolveDataFolder } from '../../composition/cli/publish/registry-location'
import { remoteFolders } from '../../composition/cli/publish/remote-folders'
import { formats } from '../assets/pictures/picture-files'
import { prepareShopPictures } from '../assets/pictures/prepare-shop-pictures'
import { outcomeLine } from './parts/outcome-line'
import { prepareShop } from './parts/prepare-shop'
import { say } from './progress'

/* Prepares all files that the servers need, for a container image. */

const root = path.resolve(import.meta.dirname, '../..')
const store = await openStore(registryPlace(process.env, root))
let signer = readSigner('PUBLISHING_KEY', process.env)
if ((await store.read()).keys === undefined) {
  // A new private key is not stored: teams that publish to this registry get their own keys.
  const own = signer ?? createSigner(newKey())
  await store.replaceKeys((keys) => addKey(keys, ANY_REMOTE, own.publicKey, new Date()))
  for (const folder of await remoteFolders(root)) {
    const { name, shop } = await readManifest(folder)
    await store.replaceKeys((keys) => grantPaths(keys, name, shop.prefixes, shop.frame))
  }
  signer = own
}
const outcomes = await prepareShop(root, resolveDataFolder(process.env, root), { signer })
const unfit = outcomes.filter((outcome) => 'problem' in outcome)
if (unfit.length > 0) throw new Error(unfit.map(outcomeLine).join('\n'))
for (const format of formats) await prepareShopPictures(root, format, () => {})
// Bundled, because the image has no compiler.
await bundleServer({
  entry: path.join(root, 'tooling/doctor/main.ts'),
  outfile: path.join(root, 'tooling/dist/doctor.mjs'),
  external: ['pg', 'nodemailer', '@aws-sdk/client-s3', 'zod'],
})
say('All remotes are live and all pictures are ready.')
