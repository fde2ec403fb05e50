import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../tooling/start/free-port'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { type Checks, createChecks } from '../../harness/checks'
import { inDataFolder } from '../../harness/shop/data-folder'
import { startServer } from '../../harness/shop/server-process'
import type { Drill } from '../runner/drill'
import { startDevServer } from './dev-server'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** Folders that a copy of the repository leaves out or shares. */
const NOT_COPIED = ['node_modules', '.git', '.data', '.nx', 'api', 'e2e', 'docs']

/** Copies the repository with its packages and builds, as a team would find it. */
async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'spice-shop-copy-'))
  for (const entry of await readdir(ROOT))
    if (!NOT_COPIED.includes(entry))
      await cp(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** A team's first steps: one command makes a page that the server renders, and every edit appears on screen. */
export const newRemote: Drill = {
  promise: 'one command makes a working remote in under a minute, and another shows each change to it',
  run: () =>
    inDataFolder(async (dataDir) => {
      const checks = createChecks()
      const copy = await copyRepository()
      const ports = { shopPort: await freePort(), port: await freePort() }
      const settings = {
        PORT: String(ports.shopPort),
        DATA_DIR: dataDir,
        OVERRIDE_ORIGINS: `http://localhost:${ports.port}`,
        LOG_LEVEL: 'silent',
      }
      try {
        await make(copy, { ...process.env, DATA_DIR: dataDir }, checks)
        const edge = await startServer({ script: 'edge/dist/edge.mjs', port: ports.shopPort, settings })
        const page = await fetch(`http://127.0.0.1:${ports.shopPort}/gifts`)
        const isRendered = />Gifts<\/h1>/.test(await page.text())
        checks.expect(page.status === 200 && isRendered, 'the HTML of its page contains its heading')
        await develop(copy, ports, checks)
        await edge.kill()
      } finally {
        await rm(copy, { recursive: true })
      }
      return checks.allHold()
    }),
}

async function make(copy: string, env: NodeJS.ProcessEnv, { expect }: Checks): Promise<void> {
  const command = () =>
    run(process.execPath, ['tooling/bootstrap.mjs', 'new-remote', 'mf-gifts'], { cwd: copy, env })
  const begun = performance.now()
  await command()
  const seconds = (performance.now() - begun) / 1000
  expect(seconds < 60, `mf-gifts is created, built and live in ${seconds.toFixed(1)} s`)
  const refusal = await command().then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
  expect(refusal.includes('mf-gifts already exists.'), 'a name that is taken is refused', refusal)
  const test = await run('npx', ['jest', '--selectProjects', 'browser', '--testPathPatterns', 'mf-gifts'], {
    cwd: copy,
    env,
  })
  expect(/^Tests: +\d+ passed, \d+ total$/m.test(test.stderr), 'its own test passes', test.stderr)
}

async function develop(copy: string, ports: { shopPort: number; port: number }, { expect }: Checks) {
  const dev = await startDevServer('mf-gifts', ports, copy)
  const browser = await launchBrowser()
  const file = path.join(copy, 'mf-gifts/src/pages/gifts-page.tsx')
  const before = await readFile(file, 'utf8')
  try {
    const page = await browser.newPage()
    await page.goto(dev.address)
    await page.getByRole('complementary', { name: 'Overridden remotes' }).waitFor()
    const changed = performance.now()
    await writeFile(file, before.replace('This page is', 'Freshly ground:'))
    await page.getByText('Freshly ground').waitFor()
    expect(
      true,
      `a change is on screen after ${Math.round(performance.now() - changed)} ms without a manual reload`,
    )
    await writeFile(file, before.replace('</p>', ''))
    await page.getByRole('alert').getByText('gifts-page.tsx').waitFor()
    expect(
      await page.getByText('Freshly ground').isVisible(),
      'a failed build is reported, and the last one stays on screen',
    )
    await writeFile(file, before)
    await page.getByText('This page is').waitFor()
    expect((await page.getByRole('alert').count()) === 0, 'the next successful build replaces it')
  } finally {
    await browser.close()
    await dev.stop()
  }
}
