import path from 'node:path'
import { runCommand } from './run-command'

/* The command `npm run remotes`. */

process.exitCode = await runCommand(
  process.argv.slice(2),
  path.resolve(import.meta.dirname, '../../..'),
  process.env,
  { say: console.log, complain: console.error, isTerminal: Boolean(process.stdout.isTTY) },
)
