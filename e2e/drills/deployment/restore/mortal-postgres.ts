import { chown, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../../../tooling/start/free-port'
import { runCommand } from '../../../../tooling/start/run-command'
import { findPrograms } from '../../../../tooling/test/test-postgres'
import { until } from '../../../harness/until'

/** A PostgreSQL server whose machine can be lost. */
export interface MortalPostgres {
  url: string
  /** Creates and starts an empty server in the folder. */
  create: (folder: string) => Promise<void>
  /** Starts a server on a restored folder, at the same address. */
  start: (folder: string) => Promise<void>
  /** Kills it with `kill -9`. */
  kill: () => Promise<void>
}

/** @returns undefined if PostgreSQL is not installed */
export async function createMortalPostgres(): Promise<MortalPostgres | undefined> {
  const programs = await findPrograms()
  if (!programs) return undefined
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const asUser = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  let running = ''

  async function run(program: string, ...args: string[]): Promise<void> {
    const [command = '', ...rest] = [...asUser, path.join(programs ?? '', program), ...args]
    await runCommand(command, rest, '/')
  }

  async function start(folder: string): Promise<void> {
    running = folder
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    await run('pg_ctl', '-D', folder, '-w', '-l', path.join(folder, 'server.log'), '-o', options, 'start')
  }

  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    start,
    async create(folder) {
      await mkdir(folder)
      if (isRoot) await chown(folder, await readId('-u'), await readId('-g'))
      await run('initdb', '-D', folder, '-U', 'shop', '-A', 'trust', '--no-sync')
      await start(folder)
    },
    async kill() {
      const pid = Number((await readFile(path.join(running, 'postmaster.pid'), 'utf8')).split('\n')[0])
      process.kill(pid, 'SIGKILL')
      await until(async () => !isAlive(pid), 10_000)
    },
  }
}

async function readId(flag: '-u' | '-g'): Promise<number> {
  return Number((await runCommand('id', [flag, 'postgres'], '/')).trim())
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
