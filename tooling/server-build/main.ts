import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleServer } from './bundle-server'

/*
 * Builds a server of the shop: `tsx main.ts src/server.ts` in the package's folder writes dist/server.mjs. The file
 * includes our own packages, which are TypeScript, but no npm packages.
 */
const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Usage: tsx ../tooling/server-build/main.ts <entry>')

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}
const ownPackages = ['shared-contracts', 'design-system', 'registry', 'file-lock']

await bundleServer({
  entry,
  outfile: `dist/${path.basename(entry, '.ts')}.mjs`,
  external: Object.keys(dependencies).filter((name) => !ownPackages.includes(name)),
})
