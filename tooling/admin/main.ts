import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describeError } from '../command-line/describe-error'
import { parseCommand } from '../command-line/parsed-command'
import { demo } from './demo'

/* `npm run admin`: this process creates the demo data; the shop itself handles all other commands. */

const { positionals } = parseCommand({
  command: 'npm run admin',
  parameters: '<invite | demo> [argument …]',
  purpose: 'Gives people access to the admin.',
  words: {
    'invite "<name>" <email> <role>': 'prints an invitation link for an owner, packer, editor or accountant',
    demo: 'fills the admin of a local shop with orders in every state, and prints how to sign in',
  },
  options: {},
  settings: { DATA_DIR: 'folder of the shop’s data (default: .data)' },
})

const root = path.resolve(import.meta.dirname, '../..')
if (positionals[0] === 'demo')
  try {
    await demo(process.env, root)
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
else {
  const command = ['--import', 'tsx', path.join(root, 'api/src/owner.ts'), 'admin', ...positionals]
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
}
