import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { NotTried } from '../../runner/not-tried'

const API_MANIFEST = path.resolve(import.meta.dirname, '../../../../deploy/kubernetes/api.yaml')
const LOOK_EVERY_MS = 20
const MIB = 1024 ** 2

/** Reads the api's memory limit in `deploy/`, in bytes. */
export async function memoryOfDeploy(): Promise<number> {
  const [, mebibytes] = /limits: \{ memory: (\d+)Mi \}/.exec(await readFile(API_MANIFEST, 'utf8')) ?? []
  if (!mebibytes) throw new Error(`${API_MANIFEST} sets no memory limit.`)
  return Number(mebibytes) * MIB
}

/** Kills a process if it and its children use over `most` bytes, as the kernel would. Ignores mapped files. */
export async function limitMemory(pid: number, most: number) {
  if ((await readHeldMemory(pid)) === 0) throw new NotTried('this system has no /proc that reports memory.')
  let highest = 0
  let isLooking = false

  async function look(): Promise<void> {
    const held = await heldByAll(pid)
    highest = Math.max(highest, held)
    if (held > most) process.kill(pid, 'SIGKILL')
  }

  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().catch(() => undefined)
    isLooking = false
  }, LOOK_EVERY_MS)

  return {
    /** @returns the peak since the last call, in MiB */
    highest(): number {
      const before = highest
      highest = 0
      return Math.round(before / MIB)
    },
    stop: () => clearInterval(timer),
  }
}

async function heldByAll(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const held = await Promise.all(
    [pid, ...children.split(' ').filter(Boolean).map(Number)].map(readHeldMemory),
  )
  return held.reduce((sum, each) => sum + each, 0)
}

async function readHeldMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
