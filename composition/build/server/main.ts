import path from 'node:path'
import { bundleServer, installedPackages } from './bundle-server'

/*
 * Builds a server of the shop: `tsx main.ts src/server.ts` in the package's folder writes dist/server.mjs. The file
 * includes our own packages, which are TypeScript, but no npm packages.
 */
const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Usage: tsx ../composition/build/server/main.ts <entry>')

await bundleServer({
  entry,
  outfile: `dist/${path.basename(entry, '.ts')}.mjs`,
  external: await installedPackages('.'),
})
