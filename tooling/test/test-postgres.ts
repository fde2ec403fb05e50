import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../start/free-port'
import { runCommand } from '../start/run-command'

export interface TestPostgres {
  /** Resolves to its connection URL. */
  start: () => Promise<string>
  stop: () => Promise<void>
}

/** A private server, which tests may crash. */
export interface OwnPostgres extends TestPostgres {
  /** Kills all its processes at once, as a crash does. */
  crash: () => Promise<void>
  /** Restarts after a crash at the same address. */
  startAgain: () => Promise<void>
}

/** Debian keeps the server's programs out of the PATH. */
const DEBIAN = '/usr/lib/postgresql'
/** Linux's in-memory folder. */
const MEMORY = '/dev/shm'
/** Space for a cluster with its write-ahead log, which may grow to a gigabyte. */
const CLUSTER_BYTES = 3_000_000_000

/** @returns the folder with initdb and the other programs; undefined if there is none */
export async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (newest) return path.join(DEBIAN, newest, 'bin')
  const found = await runCommand('sh', ['-c', 'command -v initdb'], '/').catch(() => '')
  return found ? path.dirname(found.trim()) : undefined
}

/** Runs a command as PostgreSQL's own user if this user is root: PostgreSQL refuses to run as root. */
async function asServerUser(command: string, args: string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  await (isRoot
    ? runCommand('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args], '/')
    : runCommand(command, args, '/'))
}

async function userId(name: string): Promise<number> {
  return Number((await runCommand('id', ['-u', name], '/')).trim())
}

/** Uses memory if the cluster fits: a run creates and drops a thousand databases, and none has to last. */
async function chooseFolder(cluster: string): Promise<string> {
  const room = await statfs(MEMORY).catch(() => undefined)
  const isRoomy = room !== undefined && room.bavail * room.bsize > CLUSTER_BYTES
  return mkdtemp(path.join(isRoomy ? MEMORY : tmpdir(), cluster))
}

/** Returns a throwaway cluster, run with the PostgreSQL programs in a folder. */
function cluster(programs: string): OwnPostgres {
  let folder = ''
  let port = 0

  const control = (...args: string[]) =>
    asServerUser(path.join(programs, 'pg_ctl'), ['-D', path.join(folder, 'data'), '-w', ...args])
  const startAgain = () => {
    // These settings only matter after a power loss or for long-lived databases.
    const rough = '-c fsync=off -c full_page_writes=off -c autovacuum=off'
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${rough}`
    return control('-l', path.join(folder, 'log'), '-o', options, 'start')
  }

  return {
    startAgain,
    crash: () => control('-m', 'immediate', 'stop'),
    async start() {
      folder = await chooseFolder('spice-shop-postgres-')
      if (process.getuid?.() === 0) {
        const owner = await userId('postgres')
        await chown(folder, owner, owner)
      }
      port = await freePort()
      const init = ['-D', path.join(folder, 'data'), '-U', 'shop', '-A', 'trust', '--no-sync']
      await asServerUser(path.join(programs, 'initdb'), init)
      await startAgain()
      return `postgres://shop@127.0.0.1:${port}/postgres`
    },
    async stop() {
      await control('-m', 'fast', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the server of TEST_DATABASE_URL, a private one if PostgreSQL is installed, or undefined. */
export async function findPostgres(env: NodeJS.ProcessEnv): Promise<TestPostgres | undefined> {
  const url = env.TEST_DATABASE_URL
  if (url) return { start: async () => url, stop: async () => undefined }
  return findOwnPostgres()
}

/** Returns a private cluster if PostgreSQL is installed, or undefined. */
export async function findOwnPostgres(): Promise<OwnPostgres | undefined> {
  const programs = await findPrograms()
  return programs ? cluster(programs) : undefined
}
