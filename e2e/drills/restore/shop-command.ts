import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const API = path.resolve(import.meta.dirname, '../../../api')

export interface CommandAnswer {
  exitCode: number
  text: string
}

/** A built command beside the shop: `backup` or `restore`. */
export async function shopCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<CommandAnswer> {
  return answerOf([path.join(API, 'dist', `${name}.mjs`), ...args], settings)
}

/** What waits for the owner. */
export async function parkedList(settings: NodeJS.ProcessEnv): Promise<string> {
  return (await answerOf(['--import', 'tsx', 'src/owner.ts', 'parked'], settings)).text
}

/** The process that follows a PostgreSQL server. @returns a function that kills it by `kill -9` */
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

async function answerOf(args: readonly string[], settings: NodeJS.ProcessEnv): Promise<CommandAnswer> {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [...args], { cwd: API, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const [code] = await once(child, 'close')
  return { exitCode: Number(code), text: text.trim() }
}
