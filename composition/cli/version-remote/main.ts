import { spawn } from 'node:child_process'
import path from 'node:path'
import type { CommandLine } from '../../../tooling/command-line/command-line'
import { parseCommand } from '../../../tooling/command-line/parsed-command'
import { remoteFolders } from '../publish/remote-folders'
import { uncommitted } from './uncommitted'

const root = path.resolve(import.meta.dirname, '../../..')
const LINE = {
  command: 'npm run version-remote',
  parameters: '<remote> [patch|minor|major]',
  purpose:
    'Raises the version of a remote, commits and tags it. Without its last argument it asks which part to raise.',
  options: { yes: { type: 'boolean', purpose: 'do not ask for confirmation' } },
} as const satisfies CommandLine
const {
  positionals: [name = '', ...bump],
  values,
} = parseCommand(LINE)

const remotes = (await remoteFolders(root)).map((folder) => path.basename(folder))
if (!remotes.includes(name)) {
  console.error(`Unknown remote "${name}": choose from ${remotes.join(', ')}.`)
  process.exit(2)
}

const changes = await uncommitted(root)
if (changes.length > 0) {
  const some = changes.slice(0, 3).join(', ')
  const others = changes.length > 3 ? ` and ${changes.length - 3} more` : ''
  console.error(`Commit your changes first. Not committed: ${some}${others}.`)
  process.exit(1)
}
const lerna = ['lerna', 'version', ...bump, `--force-publish=${name}`, ...(values.yes ? ['--yes'] : [])]
spawn('npx', lerna, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))
