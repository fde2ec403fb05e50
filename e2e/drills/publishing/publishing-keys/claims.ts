import { buildNextEntry } from 'registry/manifests/log-entry'
import { formatSignedText, manifestText, parseManifest } from 'registry/manifests/manifest'
import type { RemoteVersion } from 'shared-contracts/remote/registry'
import type { Checks } from '../../../harness/checks'
import type { OpenBucket } from './key-holders'
import { soon } from './soon'
import type { WatchedEdge } from './watched-edge'

/** Claims that edges must refuse even though the key of mf-catalog has signed them. */
const CLAIMS: readonly (readonly [string, Partial<RemoteVersion>])[] = [
  ['a path of another team', { prefixes: ['/about'] }],
  ['a path below one of another team', { prefixes: ['/about/us'] }],
  ['the home page', { prefixes: ['/'] }],
  ['the checkout, which nobody has published yet', { prefixes: ['/checkout/pay'] }],
  ["the admin's sign-in", { prefixes: ['/admin/sign-in'] }],
  ['every path', { prefixes: [''] }],
  ['a path in capitals', { prefixes: ['/About'] }],
  ['a path that leads elsewhere', { prefixes: ['/search/../admin'] }],
  ['a bare frame', { frame: 'bare' }],
]

const MANIFEST = 'registry/manifests/mf-catalog.json'

/** Claims other teams' paths as an attacker in a team could, with the team's key and without our commands. */
export async function claimPaths(bucket: OpenBucket, edge: WatchedEdge, { expect }: Checks): Promise<void> {
  const own = bucket.rawAs('mf-catalog')
  const { sign } = bucket.signers['mf-catalog']
  const text = await own.get(MANIFEST)
  for (const [what, claim] of CLAIMS) {
    const { manifest } = parseManifest('mf-catalog', text)
    for (const record of Object.values(manifest.entry?.versions ?? {}))
      Object.assign(record, claim, { prefixes: [...record.prefixes, ...(claim.prefixes ?? [])] })
    manifest.last = buildNextEntry(manifest.last, {
      who: 'mf-catalog',
      what: 'publish',
      remote: 'mf-catalog',
    })
    await own.put(MANIFEST, manifestText(manifest, sign(formatSignedText(manifest))))
    expect(await soon(() => edge.isRefused('mf-catalog')), `a manifest that claims ${what} is refused`)
    for (const path of ['/about', '/']) {
      const html = await (await edge.get(path)).text()
      expect(/<meta name="scripts" content="[^"]*mf-content/.test(html), `${path} stays with its owner`)
    }
    const admin = await (await edge.get('/admin/sign-in')).text()
    expect(!admin.includes('/remotes/mf-catalog/'), "the admin's sign-in page loads no file of the team")
    await own.put(MANIFEST, text)
    expect(await soon(async () => !(await edge.isRefused('mf-catalog'))), 'without the claim it is accepted')
  }
}
