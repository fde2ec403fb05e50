import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 180_000
const ASK_EVERY_MS = 5

export interface ServerProcess {
  pid: number
  /** Milliseconds from the start of the process until it could serve. */
  readyMs: number
  /** `kill -9`: the process gets no chance to tidy up. */
  kill: () => Promise<void>
  /** Stops it gracefully: it finishes requests in progress. */
  stop: () => Promise<void>
}

/** The exit code and error output of a process that ended by itself. */
interface Exit {
  code: number | null
  complaint: string
}

/** A built shop's folder, and how to run its servers. */
export interface ShopAddress {
  folder: string
  /** The command that precedes a script, such as `node`. */
  command: readonly string[]
}

export const HERE: ShopAddress = { folder: ROOT, command: [process.execPath] }

/** A built server of the shop, run as a separate process. */
export interface Server {
  /** The path of its script, such as 'api/dist/server.mjs'. */
  script: string
  port: number
  settings: NodeJS.ProcessEnv
  place?: ShopAddress
}

/** Starts a server and waits until it is ready. @throws Error if it exits instead */
export async function startServer(server: Server): Promise<ServerProcess> {
  const started = performance.now()
  const { child, exit } = spawnServer(server)
  await Promise.race([untilReady(server), exit.then((early) => throwExit(server, early))])
  return {
    pid: child.pid ?? 0,
    readyMs: Math.round(performance.now() - started),
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Starts a server that should refuse to start, and waits for its exit. */
export async function startServerInVain(server: Server): Promise<Exit> {
  const { child, exit } = spawnServer(server)
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  return exit.finally(() => clearTimeout(timer))
}

function spawnServer({ script, settings, place = HERE }: Server): {
  child: ChildProcess
  exit: Promise<Exit>
} {
  const [command = '', ...args] = place.command
  const child = spawn(command, [...args, path.join(place.folder, script)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const exit = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs)
    // A stopped server exits with 0, and a killed one without a code. Other codes are printed.
    if (code) console.log(`${script} ended with ${code}: ${complaint.trim().slice(-1000)}`)
    return { code: code as number | null, complaint }
  })
  return { child, exit }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** @throws Error if it takes too long */
export async function untilReady({ script, port }: Pick<Server, 'script' | 'port'>): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await isReady(port))) {
    if (performance.now() > deadline) throw new Error(`${script} was not ready within ${READY_WITHIN_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

function throwExit({ script }: Server, { code, complaint }: Exit): never {
  throw new Error(`${script} ended with ${code} before it was ready: ${complaint}`)
}
