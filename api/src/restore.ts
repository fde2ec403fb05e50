import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './app/config'
import { restore } from './backup/restoring/restore'
import { openStorage } from './backup/storage/open-storage'
import { createBackups } from './backup/store/backups'

/* `npm run restore`: restores the shop from a backup into empty folders. */

process.umask(0o077)

const apiRoot = path.resolve(import.meta.dirname, '..')
const USAGE = `Usage: npm run restore -- --into <folder>   restores the newest backup in BACKUP_TO; PostgreSQL's data goes into the empty folder
       with <name>                          restores this backup (see npm run backup -- list)
       with --to 2026-11-25T09:30:00Z       restores the shop as it was at that time`

/** Parses a time with its zone, such as 2026-11-25T15:00:00+05:30. @throws Error if invalid or in the future */
function readMoment(text: string, now: Date): Date {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const moment = new Date(isWhole ? text : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new Error(`${text} is not a time. Write it as 2026-11-25T09:30:00Z or 2026-11-25T15:00:00+05:30.`)
  if (moment > now) throw new Error(`${text} is in the future.`)
  return moment
}

async function main(): Promise<string> {
  const { positionals, values } = readArgs()
  const [name, ...more] = positionals
  if (values.help) return USAGE
  if (more.length > 0) throw new Error(USAGE)
  const config = readConfig(process.env, apiRoot)
  const { to: place, registry, identity, signers } = config.backup
  if (!place) throw new Error('Set BACKUP_TO to the folder or bucket with the backups.')
  const { into, to } = values
  const report = await restore(
    { ...(name && { name }), ...(into && { into }), ...(to && { to: readMoment(to, new Date()) }) },
    { ...config, backups: createBackups(await openStorage(place), { signers }), registry, identity },
  )
  return report.join('\n')
}

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        into: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch {
    throw new Error(USAGE)
  }
}

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
