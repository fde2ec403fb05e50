import type { Config } from '../app/config'
import { AppError } from '../errors'
import { backUpServer, followServer } from './postgres/back-up-server'
import { withLog } from './restoring/choose'
import { openStorage } from './storage/open-storage'
import { type Backups, createBackups } from './store/backups'
import { check } from './store/check'
import { writeNewKey, writeNewSigningKey } from './store/key-files'
import { summary } from './store/summary'

export interface BackupCommandDeps {
  config: () => Config
  say: (text: string) => void
  complain: (text: string) => void
  signal: AbortSignal
}

const USAGE = `Usage: npm run backup                   makes a backup now
       npm run backup -- list           the backups in BACKUP_TO
       npm run backup -- check [name]   reads a backup, or the newest of each kind, without restoring it
       npm run backup -- follow         copies the database and all its changes until it is stopped
       npm run backup -- new-key <file> creates an encryption key; set BACKUP_RECIPIENTS to its public key
       npm run backup -- new-signing-key <file>
                                        creates the key for BACKUP_SIGNING_KEY; set BACKUP_SIGNERS to its public key`

export async function runBackupCommand(args: readonly string[], deps: BackupCommandDeps): Promise<void> {
  const [command = 'make', ...rest] = args
  const most: Partial<Record<string, number>> = {
    make: 0,
    list: 0,
    check: 1,
    follow: 0,
    help: 0,
    'new-key': 1,
    'new-signing-key': 1,
  }
  if (rest.length > (most[command] ?? -1)) throw new AppError('INVALID_INPUT', USAGE)
  const { say } = deps
  switch (command) {
    case 'help':
      return say(USAGE)
    case 'new-key':
      return say(await writeNewKey(rest[0]))
    case 'new-signing-key':
      return say(await writeNewSigningKey(rest[0]))
    case 'list':
      return list(await openBackups(deps.config()), say)
    case 'check':
      return checkSome(await openBackups(deps.config()), rest[0], deps)
    case 'follow': {
      const config = deps.config()
      return followServer({ ...deps, config, url: requireServer(config) })
    }
    default: {
      const config = deps.config()
      return say(await backUpServer(config, requireServer(config)))
    }
  }
}

async function openBackups({ backup }: Config): Promise<Backups> {
  return createBackups(await openStorage(requireLocation(backup)), backup)
}

function requireLocation({ to }: Config['backup']): string {
  if (to) return to
  throw new AppError('INVALID_INPUT', 'Set BACKUP_TO to a folder or s3://bucket/folder.')
}

/** Returns the url of a direct connection: PgBouncer can't relay backups. @throws AppError if there is none */
function requireServer({ databaseUrl, sessionUrl = databaseUrl, dataDir }: Config): string {
  if (sessionUrl) return sessionUrl
  throw new AppError(
    'INVALID_INPUT',
    `Only PostgreSQL can be backed up: set DATABASE_URL. To save the embedded database, stop the shop and copy ${dataDir}.`,
  )
}

async function list(backups: Backups, say: (text: string) => void): Promise<void> {
  const listed = await backups.list()
  if (listed.length === 0) return say(`No backups in ${backups.place.at}.`)
  for (const { name, isComplete } of listed) {
    if (!isComplete) say(`${name}  incomplete: still in progress, or interrupted`)
    else say(await formatBackup(backups, name))
  }
}

async function formatBackup(backups: Backups, name: string): Promise<string> {
  try {
    const backup = await backups.read(name)
    const { log, reaches } = await withLog(backups, backup)
    const until = log.length > 0 ? `  any moment until ${reaches.toISOString()}` : ''
    return `${summary(backup)}${until}`
  } catch (error) {
    return `${name}  ${error instanceof Error ? error.message : String(error)}`
  }
}

async function checkSome(backups: Backups, name: string | undefined, deps: BackupCommandDeps): Promise<void> {
  const names = name ? [name] : newestOfEachKind(await backups.names())
  if (names.length === 0) throw new Error(`No complete backup in ${backups.place.at}.`)
  const { identity } = deps.config().backup
  for (const one of names) {
    const backup = await withLog(backups, await backups.read(one))
    deps.say(await check(backups, backup, identity))
  }
}

function newestOfEachKind(names: readonly string[]): string[] {
  const byKind = new Map(names.map((name) => [name.slice(name.lastIndexOf('-')), name]))
  return [...byKind.values()]
}
