import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { scripts } from '../../package.json'

const ROOT = path.resolve(__dirname, '../..')
const run = promisify(execFile)

/** The shop's own commands. Other tools print their own help. */
const own = Object.entries(scripts).filter(([, script]) =>
  /\b(composition|tooling|e2e)\/\S+\.(ts|mjs)\b/.test(script),
)

test.each(own)('npm run %s with --help prints its usage and does nothing', async (name) => {
  // An invalid port, so that a shop started by mistake ends immediately.
  const env = { ...process.env, PORT: 'none' }
  const args = ['run', '--silent', name, '--', '--help']
  const { stdout, stderr } = await run('npm', args, { cwd: ROOT, env })
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name}( -- .*)?\n\\S.*\n`, 'm'))
  expect(stdout).toContain('--help, help')
  expect(stderr.replace(/^npm warn .*\n/gm, '')).toBe('')
})
