import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { choosePorts, type Ports } from '../../../../tooling/start/shop/ports'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const CLOSED_WITHIN_MS = 40_000
const ASK_EVERY_MS = 200

/** Checks that ports are free. They are passed as settings, because a set port that is in use is refused. */
const canBeTaken = (ports: Ports) =>
  choosePorts(Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))).then(
    () => true,
    () => false,
  )

/** Runs `npm start` as a person does, through npm and its shell. */
export function npmStart(dataDir: string, ports: Ports) {
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const heard = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', heard)
  child.stderr.on('data', heard)
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))

  return {
    /** Signals npm's own process only. */
    end: (signal: NodeJS.Signals) => child.kill(signal),
    closed,
    /** @returns its output until the shop was open; @throws Error if it never opened */
    async opened(): Promise<string> {
      while (!said.includes('The shop is open')) {
        const isOver = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          closed.then(() => true),
        ])
        if (isOver) throw new Error(`The shop did not open: ${said}`)
      }
      return said
    },
  }
}

/** Resolves to true once nothing listens on the ports. */
export async function areFree(ports: Ports): Promise<boolean> {
  const deadline = Date.now() + CLOSED_WITHIN_MS
  while (Date.now() < deadline) {
    if (await canBeTaken(ports)) return true
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return false
}
