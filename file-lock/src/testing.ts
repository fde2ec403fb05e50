import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { startOf } from './process-start'

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})

/** Another process that lives until the end of the test and has a lock. */
export async function takenByAnother(lock: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  children.add(child)
  await once(child, 'spawn')
  const { pid = 0 } = child
  writeFileSync(lock, `${pid} ${startOf(pid)}\n`)
  return {
    pid,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
