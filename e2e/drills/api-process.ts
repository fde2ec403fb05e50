import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

const SERVER = path.resolve(import.meta.dirname, '../../api/dist/server.mjs')
const READY_WITHIN_MS = 60_000
const ASK_EVERY_MS = 5

export interface ApiProcess {
  pid: number
  /** From the start of the process until it says that it can serve. */
  readyMs: number
  /** `kill -9`: the process gets no chance to tidy up. */
  kill: () => Promise<void>
}

/** An end of the process by itself. */
export interface Exit {
  code: number | null
  complaint: string
}

/**
 * The built api, as a process of its own on the embedded database in `dataDir`.
 *
 * @param settings such as a payment gateway's address; without them there is none
 */
export async function startApi(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<ApiProcess> {
  const started = performance.now()
  const { child, exit } = spawnApi(dataDir, port, settings)
  await Promise.race([untilReady(port), exit.then(throwExit)])
  return {
    pid: child.pid ?? 0,
    readyMs: Math.round(performance.now() - started),
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Starts the api where it is expected to refuse, and waits for its end. */
export async function startInVain(dataDir: string, port: number): Promise<Exit> {
  const { child, exit } = spawnApi(dataDir, port)
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  return exit.finally(() => clearTimeout(timer))
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function spawnApi(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): { child: ChildProcess; exit: Promise<Exit> } {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    HOST: '',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const exit = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs)
    return { code: code as number | null, complaint }
  })
  return { child, exit }
}

async function untilReady(port: number): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await isReady(port))) {
    if (performance.now() > deadline) throw new Error(`The api was not ready within ${READY_WITHIN_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

function throwExit({ code, complaint }: Exit): never {
  throw new Error(`The api ended with ${code} before it was ready: ${complaint}`)
}
