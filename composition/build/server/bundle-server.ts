import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

interface Bundle {
  entry: string
  outfile: string
  external?: readonly string[]
}

export async function bundleServer({ entry, outfile, external = [] }: Bundle): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    external: external.flatMap((name) => [name, `${name}/*`]),
  })
}

/** Our own packages, which are bundled because they are TypeScript. */
const OWN_PACKAGES = ['composition', 'design-system', 'file-lock', 'registry', 'shared-contracts', 'tracing']

/** Returns the npm packages that a server loads from node_modules. @param folder the server's package */
export async function installedPackages(folder: string): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter((name) => !OWN_PACKAGES.includes(name))
}
