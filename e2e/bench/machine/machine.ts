import { execFile } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { promisify } from 'node:util'
import { chromiumPath } from '../../harness/browser/engines/chromium-path'

export interface Machine {
  processor: string
  cores: number
  memoryGb: number
  system: string
  node: string
  chromium: string
}

const run = promisify(execFile)

async function chromiumVersion(): Promise<string> {
  const { stdout } = await run(await chromiumPath(process.env), ['--version', '--no-sandbox'])
  return stdout.match(/[\d.]{4,}/)?.[0] ?? 'unknown'
}

export async function describeMachine(): Promise<Machine> {
  const [core] = cpus()
  return {
    processor: core?.model.trim() || 'unknown processor',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: await chromiumVersion(),
  }
}

export function machineLine({ processor, cores, memoryGb, system, node, chromium }: Machine): string {
  return `${cores} cores (${processor}), ${memoryGb} GB, ${system}, Node ${node.slice(1)}, Chromium ${chromium}`
}

/** Returns the machine's load over the last minute. Times measured on a busy machine mean little. */
export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10
}
