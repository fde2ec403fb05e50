import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../app'
import { readConfig } from '../config'

export interface TestSandbox {
  app: FastifyInstance
  dataDir: string
  /** Moves the sandbox's clock; deliveries still wait in real time. */
  passTime(ms: number): void
}

/** Starts a sandbox with a new or an earlier journal. By default a scheduled minute lasts a millisecond. */
export function startTestSandbox(
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-')),
  env: NodeJS.ProcessEnv = {},
): TestSandbox {
  const config = readConfig({ DATA_DIR: dataDir, SANDBOX_TIME_SCALE: '1', LOG_LEVEL: 'silent', ...env })
  let shift = 0
  const now = () => new Date(Date.now() + shift)
  const app = buildSandbox({ config, now })
  return {
    app,
    dataDir,
    passTime: (ms) => {
      shift += ms
    },
  }
}
