import path from 'node:path'
import { build } from 'esbuild'
import type { Step } from '../../../shop/measured-pages'

/** Bundles the probe into one script for a page. @param step the step to time from that page, if any */
export async function probeScript(step?: Step): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'probe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return `window.probeStep = ${JSON.stringify(step)};${outputFiles[0]?.text ?? ''}`
}
