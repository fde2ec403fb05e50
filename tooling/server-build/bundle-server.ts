import { build } from 'esbuild'

interface Bundle {
  entry: string
  outfile: string
  /** Packages left out of the file. */
  external?: readonly string[]
}

/** Bundles a program for Node into one file. */
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
