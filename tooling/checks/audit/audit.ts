import { spawn } from 'node:child_process'

/** What `npm audit --json` says: known holes by severity, or that it could not ask. */
interface AuditReport {
  metadata?: { vulnerabilities?: Partial<Record<'low' | 'moderate' | 'high' | 'critical', number>> }
}

export interface Verdict {
  isBad: boolean
  sentence: string
}

const PATIENCE_MS = 15_000

/**
 * Judges npm's report about the packages that run in the shop: a high or critical hole is bad, an audit that could not
 * be made is said and not held against the build.
 * @param text what `npm audit --json` has printed
 */
export function verdictOn(text: string): Verdict {
  const found = reportIn(text)?.metadata?.vulnerabilities
  if (!found)
    return {
      isBad: false,
      sentence: 'NOT ASKED: the registry did not answer the audit. Nothing is known about holes in packages.',
    }
  const { low = 0, moderate = 0, high = 0, critical = 0 } = found
  return {
    isBad: high + critical > 0,
    sentence: `Known holes in packages: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
  }
}

function reportIn(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport
  } catch {
    return undefined
  }
}

/** Asks the registry about the packages that run in the shop. Resolves with an exit code. */
export async function auditPackages(root: string): Promise<number> {
  const { isBad, sentence } = verdictOn(await npmAudit(root))
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
