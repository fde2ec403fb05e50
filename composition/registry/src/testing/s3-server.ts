import { spawn, spawnSync } from 'node:child_process'
import { freePort } from '../../../../tooling/start/free-port'

const READY_WITHIN_MS = 15_000

interface S3Server {
  endpoint: string
  close: () => void
}

/** True if a real server is available: at TEST_S3_ENDPOINT, or moto's, if it is installed. */
export function hasS3Server(): boolean {
  return Boolean(process.env.TEST_S3_ENDPOINT) || spawnSync('moto_server', ['--help']).status === 0
}

/** @throws Error if it does not respond */
export async function startS3Server(): Promise<S3Server> {
  if (process.env.TEST_S3_ENDPOINT) return { endpoint: process.env.TEST_S3_ENDPOINT, close() {} }
  const port = await freePort()
  const server = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await fetch(endpoint).then(Boolean, () => false))) {
    if (Date.now() > deadline) throw new Error(`moto_server did not answer at ${endpoint}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { endpoint, close: () => void server.kill() }
}
