import path from 'node:path'
import { bundleServer, installedPackages } from './bundle-server'

/* `tsx main.ts src/server.ts` writes dist/server.mjs, with our own packages, which are TypeScript, but no npm packages. */
const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Usage: tsx ../composition/build/server/main.ts <entry>')

await bundleServer({
  entry,
  outfile: `dist/${path.basename(entry, '.ts')}.mjs`,
  external: await installedPackages('.'),
})
