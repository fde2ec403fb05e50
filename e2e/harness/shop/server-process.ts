import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 60_000
const ASK_EVERY_MS = 5

export interface ServerProcess {
  pid: number
  /** From the start of the process until it says that it can serve. */
  readyMs: number
  /** `kill -9`: the process gets no chance to tidy up. */
  kill: () => Promise<void>
  /** As who runs the shop stops a server: it finishes what it has begun. */
  stop: () => Promise<void>
}

/** An end of the process by itself. */
interface Exit {
  code: number | null
  complaint: string
}

/** Where a built shop is, and what runs its servers. */
export interface ShopAddress {
  folder: string
  /** What a script follows, such as `node`. */
  command: readonly string[]
}

/** This repository. */
export const HERE: ShopAddress = { folder: ROOT, command: [process.execPath] }

/** A built server of the shop, as a process of its own. */
export interface Server {
  /** Such as 'api/dist/server.mjs'. */
  script: string
  port: number
  settings: NodeJS.ProcessEnv
  place?: ShopAddress
}

/** Starts a server and waits until it says that it is ready. @throws Error when it ends instead */
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

/** Starts a server that is expected to refuse, and waits for its end. */
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
    // A server that was stopped ends with 0, and one that was killed with no code. Other codes are printed.
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

/** @throws Error when it takes too long */
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
