import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isErrno } from '../../errors'
import { BackupDamaged } from '../store/backup-damaged'
import { programPath, runProgram } from './programs'
import { type ServerUser, serverUser } from './server-user'

interface Recovery {
  /** The data folder unpacked from a backup. */
  folder: string
  /** The folder with the log's segments. */
  log: string
  major: string
  /** The time to stop at; defaults to the log's end. */
  to?: Date
}

const SETTINGS = 'postgresql.auto.conf'
/** Long enough to replay a day's log. */
const WITHIN_SECONDS = 4 * 3600
const PORT = 5432
const LOOK_EVERY_MS = 100
/** Connection errors while the server recovers, or before its socket exists. */
const NOT_OPEN = ['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET']
const ENDED_BEFORE = /recovery ended before configured recovery target/
const LAST_COMMIT = /last completed transaction was at log time (.+)/

/**
 * Recovers a data folder and runs work on its server. Ignores its settings: they may be for another machine.
 * @throws BackupDamaged with PostgreSQL's message if recovery fails
 */
export async function recovered<T>(
  recovery: Recovery,
  work: (host: string, lastCommit: Date | undefined) => Promise<T>,
): Promise<T> {
  const { folder, major } = recovery
  const user = serverUser()
  const own = await mkdtemp(path.join(tmpdir(), 'restoring-'))
  const server = path.join(own, 'server.log')
  const control = (...args: string[]) =>
    runProgram(programPath('pg_ctl', major), ['-D', folder, '-w', '-t', String(WITHIN_SECONDS), ...args], {
      cwd: own,
      ...user,
    })
  const start = async () => {
    await control('-l', server, '-o', `-c config_file=${path.join(own, 'server.conf')}`, 'start')
    await untilOpen(own, folder)
  }
  await setAside(folder)
  try {
    await prepare(own, recovery, user)
    await start().catch(async (error: unknown) => {
      const said = await readLog(server)
      if (!ENDED_BEFORE.test(said))
        throw new BackupDamaged(`PostgreSQL could not recover the backup: ${fatal(said, error)}`)
      // No transaction was committed between `to` and the end of the log, so recover to the end.
      await prepare(own, { ...recovery, to: undefined }, user)
      await start()
    })
    const [, lastCommit] = LAST_COMMIT.exec(await readLog(server)) ?? []
    try {
      return await work(own, lastCommit ? new Date(lastCommit) : undefined)
    } finally {
      await control('-m', 'fast', 'stop')
    }
  } finally {
    await putBack(folder)
    await rm(own, { recursive: true, force: true })
  }
}

/** Waits for the end of recovery, which pg_ctl does not. @throws Error if the server exits instead */
async function untilOpen(host: string, folder: string): Promise<void> {
  while (!(await isOpen(host))) {
    if (!existsSync(path.join(folder, 'postmaster.pid')))
      throw new Error('PostgreSQL exited during recovery.')
    await pause(LOOK_EVERY_MS)
  }
}

async function isOpen(host: string): Promise<boolean> {
  const client = new pg.Client({ host, port: PORT, user: 'nobody', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // Any other error means that the server is open.
    return !NOT_OPEN.some((code) => isErrno(error, code))
  }
}

async function prepare(
  own: string,
  { folder, log, to }: Omit<Recovery, 'to'> & { to?: Date | undefined },
  user: ServerUser | undefined,
): Promise<void> {
  const lines = [
    `listen_addresses = ''`,
    `port = ${PORT}`,
    `unix_socket_directories = '${own}'`,
    `hba_file = '${path.join(own, 'hba.conf')}'`,
    'hot_standby = off',
    `log_timezone = 'UTC'`,
    `restore_command = 'cp "${log}/%f" "%p"'`,
    `recovery_target_action = 'promote'`,
    ...(to ? [`recovery_target_time = '${to.toISOString()}'`] : []),
  ]
  const files: [string, string][] = [
    [path.join(own, 'server.conf'), `${lines.join('\n')}\n`],
    [path.join(own, 'hba.conf'), 'local all all trust\n'],
    [path.join(folder, 'recovery.signal'), ''],
  ]
  for (const [file, text] of files) await writeFile(file, text, { mode: 0o600 })
  if (!user) return
  for (const file of [own, ...files.map(([name]) => name)]) await chown(file, user.uid, user.gid)
}

/** Moves the settings from ALTER SYSTEM out of the way: they would override those of the recovery. */
async function setAside(folder: string): Promise<void> {
  await rename(path.join(folder, SETTINGS), path.join(folder, `${SETTINGS}.kept`)).catch(unlessMissing)
}

async function putBack(folder: string): Promise<void> {
  await rename(path.join(folder, `${SETTINGS}.kept`), path.join(folder, SETTINGS)).catch(unlessMissing)
}

function unlessMissing(error: unknown): void {
  if (!isErrno(error, 'ENOENT')) throw error
}

async function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

function fatal(said: string, error: unknown): string {
  const lines = said.split('\n').filter((line) => /FATAL|PANIC/.test(line))
  return (
    lines.at(-1)?.replace(/^.*?(FATAL|PANIC): +/, '') ??
    (error instanceof Error ? error.message : String(error))
  )
}
