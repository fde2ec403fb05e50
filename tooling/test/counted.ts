import { readFile } from 'node:fs/promises'
import type { Outcome } from './outcome'
import type { ShownCommand } from './show-command'

/** What a runner's report says; a runner that died before it wrote one has failed. */
export async function counted<Report>(
  file: string,
  read: (report: Report) => Outcome,
  { lastLines }: ShownCommand,
): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const outcome = text === undefined ? { passed: 0, failed: 1 } : read(JSON.parse(text) as Report)
  return outcome.failed > 0 ? { ...outcome, lastLines } : outcome
}
