import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './app/config'
import { type BackupCommandDeps, runBackupCommand } from './backup/backup-command'

/* `npm run backup`: makes, lists and checks backups, copies PostgreSQL continuously, and creates keys. */

// Only the owner may read the files it writes.
process.umask(0o077)

const apiRoot = path.resolve(import.meta.dirname, '..')

async function main(): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  const deps: BackupCommandDeps = {
    config: () => readConfig(process.env, apiRoot),
    say: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    signal: stopping.signal,
  }
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  await runBackupCommand(values.help ? ['help'] : positionals, deps)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
