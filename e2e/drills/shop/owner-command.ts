import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const API = path.resolve(import.meta.dirname, '../../../api')

export interface CommandAnswer {
  exitCode: number
  text: string
}

/** What the owner types: `npm run <command> -w api -- …`, at the shop whose data folder that is. */
export async function ownerCommand(
  dataDir: string,
  [command = '', ...args]: readonly string[],
): Promise<CommandAnswer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/owner.ts', command, ...args], {
    cwd: API,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const [code] = await once(child, 'close')
  return { exitCode: Number(code), text }
}
