import path from 'node:path'
import { build } from 'esbuild'

/**
 * Makes one file of `supervise.ts`, so that the process that stays as long as the shop carries no compiler.
 * @param root the repository
 * @returns the file
 */
export async function bundleSupervisor(root: string): Promise<string> {
  const outfile = path.join(root, 'node_modules/.cache/start/supervise.mjs')
  await build({
    entryPoints: [path.join(root, 'tooling/start/supervise.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  })
  return outfile
}
