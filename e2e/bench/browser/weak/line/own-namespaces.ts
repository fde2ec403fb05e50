import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Own network, processes and mounts: the kernel ends all that is in them with their first process. */
const OWN = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * Runs a script where it can make networks that nobody else sees. Nothing of it stays, not even after a signal.
 * @returns its exit code
 */
export async function inOwnNamespaces(script: string, args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-weak-'))
  const child = spawn('unshare', [...OWN, process.execPath, '--import', 'tsx', script, ...args], {
    stdio: 'inherit',
    // Servers listen at their end of the line too.
    env: { ...process.env, TMPDIR: folder, HOST: '0.0.0.0' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGKILL'))
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
