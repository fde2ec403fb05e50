import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openSandbox, type Sandbox } from './sandbox'

const SERVER = path.resolve(import.meta.dirname, '../../../gateway-sandbox/dist/server.mjs')
const READY_WITHIN_MS = 180_000
const ASK_EVERY_MS = 20

export interface SandboxProcess extends Sandbox {
  origin: string
  stop: () => Promise<void>
}

/** @param minuteMs the length of a minute on its clock @param settings more, such as the webhook address */
export async function startSandbox(
  dataDir: string,
  port: number,
  minuteMs: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<SandboxProcess> {
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SANDBOX_HOST: '',
    SANDBOX_PUBLIC_URL: '',
    SANDBOX_PORT: String(port),
    SANDBOX_TIME_SCALE: String(minuteMs),
    ...settings,
  }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  await untilReady(child, origin)
  return {
    origin,
    ...openSandbox(origin),
    async stop() {
      process.off('exit', killWithUs)
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (child.exitCode === null && performance.now() < deadline) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error('The gateway sandbox did not become ready.')
}
