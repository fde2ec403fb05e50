import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const API = path.resolve(import.meta.dirname, '../../../../api')

export interface CommandResult {
  exitCode: number
  text: string
}

/** Runs node in the api's folder. @returns its whole output */
export async function apiCommand(
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<CommandResult> {
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
