import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/*
 * Builds a server of the shop: `tsx main.ts src/server.ts` in the package's folder writes dist/server.mjs.
 * Packages of npm stay outside; our own, which are TypeScript, go in.
 */
const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Say which file is the entry: main.ts src/server.ts')

interface Manifest {
  dependencies: Record<string, string>
}

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as Manifest
const ownPackages = ['shared-contracts', 'design-system', 'registry', 'file-lock']
const external = Object.keys(dependencies).filter((name) => !ownPackages.includes(name))

await build({
  entryPoints: [entry],
  outfile: `dist/${path.basename(entry, '.ts')}.mjs`,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  external: external.flatMap((name) => [name, `${name}/*`]),
})
