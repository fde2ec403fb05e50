import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../../../tooling/start/free-port'
import { runCommand } from '../../../../tooling/start/run-command'
import { until } from '../../until'
import { fillTemplate } from './fill-template'

const TEMPLATE = path.resolve(import.meta.dirname, '../../../../deploy/pgbouncer/pgbouncer.ini.template')
const READY_WITHIN_MS = 10_000
/** Debian installs PgBouncer in a folder of root's PATH. */
const PATHS = { PATH: `${process.env.PATH}:/usr/sbin` }
const PASSWORD = 'a password for a drill'

export interface PgBouncer {
  /** The database's address through PgBouncer. */
  url: string
  stop: () => Promise<void>
}

export async function hasPgBouncer(): Promise<boolean> {
  return runCommand('sh', ['-c', 'command -v pgbouncer'], '/', PATHS).then(
    () => true,
    () => false,
  )
}

/** Starts PgBouncer. @param databaseUrl a server that trusts this machine @param pool number of connections */
export async function startPgBouncer(databaseUrl: string, pool: number): Promise<PgBouncer> {
  const [database, url] = [new URL(databaseUrl), new URL(databaseUrl)]
  url.host = `127.0.0.1:${await freePort()}`
  url.password = PASSWORD
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-pgbouncer-'))
  const [settings, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  await writeFile(users, `"${url.username}" "${PASSWORD}"\n`)
  await writeFile(
    settings,
    fillTemplate(await readFile(TEMPLATE, 'utf8'), {
      POSTGRES_HOST: database.hostname,
      POSTGRES_PORT: database.port || '5432',
      LISTEN_HOST: url.hostname,
      LISTEN_PORT: url.port,
      USERS: users,
      POOL: String(pool),
    }),
  )
  // PgBouncer refuses to run as root, so it becomes another user, who has to read its folder.
  await chmod(folder, 0o755)
  const asUser = process.getuid?.() === 0 ? ['--user', 'postgres'] : []
  const child = spawn('pgbouncer', [...asUser, settings], {
    env: { ...process.env, ...PATHS },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000)
  })
  const ended = once(child, 'close')
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  if (!(await until(() => answers(url.href), READY_WITHIN_MS)))
    throw new Error(`PgBouncer did not start: ${complaint}`)
  return {
    url: url.href,
    async stop() {
      process.off('exit', killWithUs)
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => {}))
}
