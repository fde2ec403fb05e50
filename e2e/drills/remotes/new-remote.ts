import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createChecks } from '../checks'
import { inDataFolder } from '../data-folder'
import type { Drill } from '../drill'
import { freePort, startServer } from '../server-process'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** What a copy of the repository does without, or shares with it. */
const NOT_COPIED = ['node_modules', '.git', '.data', '.nx', 'api', 'e2e', 'docs']

/** The repository as a team finds it: with packages, and everything built. */
async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'spice-shop-copy-'))
  for (const entry of await readdir(ROOT))
    if (!NOT_COPIED.includes(entry))
      await cp(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** A team begins: from one command to a page that the server renders. */
export const newRemote: Drill = {
  name: 'new-remote',
  promise: 'one command makes a remote whose page the server renders, in under a minute.',
  run: () =>
    inDataFolder(async (dataDir) => {
      const checks = createChecks()
      const copy = await copyRepository()
      const port = await freePort()
      const env = { ...process.env, DATA_DIR: dataDir }
      try {
        const begun = performance.now()
        await run(process.execPath, ['tooling/bootstrap.mjs', 'new-remote', 'mf-gifts'], { cwd: copy, env })
        const seconds = (performance.now() - begun) / 1000
        checks.expect(seconds < 60, `mf-gifts is made, built and live in ${seconds.toFixed(1)} s`)

        const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
        const edge = await startServer({ script: 'shell/dist/edge.mjs', port, settings })
        const page = await fetch(`http://127.0.0.1:${port}/gifts`)
        const html = await page.text()
        checks.expect(
          page.status === 200 && />Gifts<\/h1>/.test(html),
          'its page comes with its heading in the HTML',
        )
        await edge.kill()

        await run('npx', ['jest', '--selectProjects', 'browser', 'mf-gifts'], { cwd: copy, env })
        checks.expect(true, 'its own test passes')
        const again = run(process.execPath, ['tooling/bootstrap.mjs', 'new-remote', 'mf-gifts'], {
          cwd: copy,
          env,
        })
        const { stderr } = await again.then(
          () => ({ stderr: '' }),
          (failure: { stderr: string }) => failure,
        )
        checks.expect(
          stderr.includes('There is a mf-gifts already.'),
          'a name that is taken is refused',
          stderr,
        )
      } finally {
        await rm(copy, { recursive: true })
      }
      return checks.allHold()
    }),
}
