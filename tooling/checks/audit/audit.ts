import { spawn } from 'node:child_process'

/** The output of `npm audit --json`: known vulnerabilities by severity, or an error. */
interface AuditReport {
  metadata?: { vulnerabilities?: Partial<Record<'low' | 'moderate' | 'high' | 'critical', number>> }
}

export interface Verdict {
  isBad: boolean
  sentence: string
}

const PATIENCE_MS = 15_000

/**
 * Judges npm's report about the shop's runtime packages: a high or critical vulnerability fails, and an audit that could not
 * run is reported without failing the build.
 */
export function judgeAudit(text: string): Verdict {
  const found = parseReport(text)?.metadata?.vulnerabilities
  if (!found)
    return {
      isBad: false,
      sentence:
        'NOT CHECKED: the package registry did not respond to the audit, so vulnerabilities are unknown.',
    }
  const { low = 0, moderate = 0, high = 0, critical = 0 } = found
  return {
    isBad: high + critical > 0,
    sentence: `Known vulnerabilities in packages: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
  }
}

function parseReport(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport
  } catch {
    return undefined
  }
}

/** Audits the shop's runtime packages. Resolves to an exit code. */
export async function auditPackages(root: string): Promise<number> {
  const { isBad, sentence } = judgeAudit(await npmAudit(root))
  console.log(sentence)
  return isBad ? 1 : 0
}

function npmAudit(cwd: string): Promise<string> {
  const child = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(''))
    child.once('close', () => resolve(text))
  })
}
