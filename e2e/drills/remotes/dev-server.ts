import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Runs `npm run dev -- <remote>` for the shop open on `shopPort`. @param root the repository or a copy */
export async function startDevServer(
  remote: string,
  { shopPort, port }: { shopPort: number; port: number },
  root = ROOT,
) {
  const child = spawn(process.execPath, ['tooling/bootstrap.mjs', 'dev', remote, '--port', String(port)], {
    cwd: root,
    env: { ...process.env, PORT: String(shopPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      const [, open] = / Open (\S+)/.exec(said) ?? []
      if (open) resolve(open)
    })
    ended.then(() => reject(new Error(`npm run dev ended: ${said}`)), reject)
  })
  return {
    origin: `http://localhost:${port}`,
    /** The address that it prints for the browser. */
    address: await address,
    /** Stops it gracefully. @returns the exit code */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}
