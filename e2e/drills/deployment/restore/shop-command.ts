import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { apiCommand, type CommandResult } from '../../../harness/shop/api/api-command'

const API = path.resolve(import.meta.dirname, '../../../../api')

/** Runs a built command against the shop: `backup` or `restore`. */
export async function shopCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return apiCommand([path.join(API, 'dist', `${name}.mjs`), ...args], settings)
}

/** Starts the process that archives PostgreSQL's log. @returns a function that kills it with `kill -9` */
export function followServer(settings: NodeJS.ProcessEnv): () => Promise<void> {
  const child = spawn(process.execPath, [path.join(API, 'dist/backup.mjs'), 'follow'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  return async () => {
    process.off('exit', killWithUs)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
