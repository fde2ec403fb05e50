import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { say } from '../progress'
import type { Ports } from './ports'

interface Server {
  name: string
  script: string
  port: number
  options?: readonly string[]
}

/** A server that fails exits by itself; a busy machine may take minutes to fill its first database. */
const READY_WITHIN_MS = 300_000
/** Longer than the api waits for open requests, which may wait for a gateway. */
const CLOSED_WITHIN_MS = 25_000

/**
 * C library settings that save memory. A single arena saves 45 MB of the edge's memory (measured): by default,
 * each thread gets its own, which is never given back. A fixed threshold returns large buffers to the system
 * when they are freed, which saves 40 MB of the api's memory after its first start (measured).
 */
const SMALL_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' }

/**
 * The limit that Node chooses itself on a machine with 512 MB, as in `deploy/`. Node's limit on a large machine
 * lets garbage from many registry versions pile up: after a day of publishing, the edge used 400 MB, of which
 * 215 MB were live (measured).
 */
const EDGE_HEAP = '--max-old-space-size=256'

/** A public shop has no sandbox: its payments are real. */
function listServers(ports: Ports, env: NodeJS.ProcessEnv): Server[] {
  const sandbox = {
    name: 'gateway-sandbox',
    script: 'gateway-sandbox/dist/server.mjs',
    port: ports.SANDBOX_PORT,
  }
  return [
    ...(isPublicOrigin(env.PUBLIC_ORIGIN) ? [] : [sandbox]),
    { name: 'api', script: 'api/dist/server.mjs', port: ports.API_PORT },
    { name: 'edge', script: 'edge/dist/edge.mjs', port: ports.PORT, options: [EDGE_HEAP] },
  ]
}

/** Does not use `fetch`, which would cost this long-running process another 15 MB. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
}

async function waitUntilReady({ name, port }: Server, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The ${name} stopped. See the line above.`)
    if (await isReady(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The ${name} was not ready within ${READY_WITHIN_MS / 1000} s.`)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** Runs the shop's servers as child processes. @param root the built repository */
export function shopProcesses(root: string, ports: Ports, env: NodeJS.ProcessEnv) {
  const children = new Map<string, ChildProcess>()

  return {
    /** Starts all servers and resolves when they are ready. */
    async start(): Promise<void> {
      const starting = listServers(ports, env).map(async (server) => {
        const { options = [], script } = server
        const child = spawn(process.execPath, ['--enable-source-maps', ...options, path.join(root, script)], {
          env: { ...SMALL_MEMORY, ...env },
          // A server stops when this channel closes, and so also if this process is killed.
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        })
        children.set(server.name, child)
        await waitUntilReady(server, child)
        say(`The ${server.name} is ready on port ${server.port}`)
      })
      await Promise.all(starting)
    },

    /** Returns the process id of a started server, such as 'edge'. */
    pidOf: (name: string) => children.get(name)?.pid,

    /** Resolves when one of the servers has ended. */
    oneEnded: () => Promise.race([...children.values()].map(ended)),

    /** Closes all servers and waits for them. Kills those that take too long. */
    async stop(): Promise<void> {
      const endAll = (signal: NodeJS.Signals) => {
        for (const child of children.values()) child.kill(signal)
      }
      endAll('SIGTERM')
      const giveUp = setTimeout(endAll, CLOSED_WITHIN_MS, 'SIGKILL')
      await Promise.all([...children.values()].map(ended))
      clearTimeout(giveUp)
    },
  }
}
