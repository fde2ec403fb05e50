import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})

/** Holds a lock in another process until the test ends. @param wrapper such as `unshare`, to run it with */
export async function takenByAnother(lock: string, wrapper: readonly string[] = []) {
  const hold = path.join(import.meta.dirname, 'hold-lock.ts')
  const [command = '', ...args] = [...wrapper, process.execPath, '--import', 'tsx', hold, lock]
  const child = spawn(command, args, { cwd: import.meta.dirname })
  children.add(child)
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(complaint)))])
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
