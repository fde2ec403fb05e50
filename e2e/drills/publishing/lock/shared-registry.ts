import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import type { Checks } from '../../../harness/checks'
import { inNamespaces } from './containers'

const WRITER = path.join(import.meta.dirname, 'registry-writer.ts')
const WRITERS = ['mf-anise', 'mf-basil', 'mf-clove']

/** Lets publishers in containers change one registry folder at once. One of them is killed. */
export async function sharedRegistry(checks: Checks, folder: string, times: number): Promise<void> {
  await mkdir(folder)
  const killed = write(folder, 'mf-dill', 1_000_000)
  const writing = WRITERS.map((name) => write(folder, name, times).ended)
  const store = folderStore(folder)
  while ((await store.readLog()).filter(({ remote }) => remote === 'mf-dill').length < 3)
    await new Promise((resolve) => setTimeout(resolve, 20))
  killed.child.kill('SIGKILL')
  await killed.ended
  const codes = await Promise.all(writing)
  checks.expect(
    codes.every((code) => code === 0),
    `${WRITERS.length} publishers in containers each change the registry ${times} times`,
    codes,
  )
  const { remotes } = (await store.read()).registry
  const counts = WRITERS.map((name) => Object.keys(remotes[name]?.versions ?? {}).length)
  checks.expect(
    counts.every((count) => count === times),
    'no change is lost, although one writer was killed in the middle of a change',
    counts,
  )
  const logged = (await store.readLog()).filter(({ remote }) =>
    WRITERS.some((name) => name === remote),
  ).length
  checks.expect(logged === WRITERS.length * times, 'and each is in the log once', logged)
  const drafts = await readdir(path.join(folder, '.drafts'))
  checks.expect(drafts.length <= 1, 'no draft is left except the killed writer’s', drafts)
}

function write(folder: string, name: string, times: number) {
  const writer = ['--import', 'tsx', WRITER, folder, name, String(times)]
  const [command = '', ...args] = inNamespaces(name, ...writer)
  const child = spawn(command, args, { stdio: 'inherit' })
  return { child, ended: once(child, 'close').then(([code]) => code as number | null) }
}
