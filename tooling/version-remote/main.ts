import { spawn } from 'node:child_process'
import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import type { CommandLine } from '../command-line/command-line'
import { uncommitted } from './uncommitted'

/* `npm run version-remote -w mf-content`; the script in package.json puts the remote's name first. */

const root = path.resolve(import.meta.dirname, '../..')
const [name = '', ...args] = process.argv.slice(2)
const LINE = {
  command: `npm run version-remote -w ${name}`,
  parameters: '[patch|minor|major]',
  purpose:
    'Raises the version of this remote, commits and tags it. Without an argument it asks which part to raise.',
  options: { yes: { type: 'boolean', purpose: 'do not ask for confirmation' } },
} as const satisfies CommandLine
const { positionals: bump, values } = askedOf(LINE, args)

const changes = await uncommitted(root)
if (changes.length > 0) {
  const some = changes.slice(0, 3).join(', ')
  const others = changes.length > 3 ? ` and ${changes.length - 3} more` : ''
  console.error(`Commit your changes first. Not committed: ${some}${others}.`)
  process.exit(1)
}
const lerna = ['lerna', 'version', ...bump, `--force-publish=${name}`, ...(values.yes ? ['--yes'] : [])]
spawn('npx', lerna, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))
