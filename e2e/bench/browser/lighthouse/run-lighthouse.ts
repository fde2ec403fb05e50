import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { NODE_PACKAGE } from '../../../../tooling/test-all/other-node/node-package'
import { chromiumPath } from '../../../harness/browser/engines/chromium-path'
import type { LighthouseReport } from './lighthouse-result'

/** npx fetches these because they are larger than the shop. Lighthouse 13 needs a newer Node than the shop. */
const PACKAGES = [`--package=${NODE_PACKAGE}@22.22.0`, '--package=lighthouse@13.5.0']
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'

/** Runs Lighthouse's phone audit on one page. @throws Error if Lighthouse cannot be fetched, or fails twice */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  // Lighthouse occasionally cannot find the start of its own trace (NO_NAVSTART).
  return look(url).catch(() => look(url))
}

async function look(url: string): Promise<LighthouseReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    await runCommand(
      'npx',
      [
        ...['--yes', ...PACKAGES, 'lighthouse', url, '--quiet', '--output=json', `--output-path=${file}`],
        `--chrome-flags=${CHROME_FLAGS}`,
      ],
      folder,
      { CHROME_PATH: await chromiumPath(process.env) },
    )
    return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
