import path from 'node:path'
import { bundleServer, installedPackages } from './bundle-server'

/* `tsx main.ts src/server.ts` bundles a server into dist/server.mjs, with our own packages but no npm ones. */
const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Usage: tsx ../composition/build/server/main.ts <entry>')

await bundleServer({
  entry,
  outfile: `dist/${path.basename(entry, '.ts')}.mjs`,
  external: await installedPackages('.'),
})
