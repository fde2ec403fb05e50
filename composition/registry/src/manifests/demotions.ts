import type { RegistryEntry } from 'shared-contracts/remote/registry'
import * as z from 'zod/mini'
import { LogEntry } from './log-entry'

/** `demotions.json`: canaries that edges have demoted. Edges write only this file. */
export const Demotions = z.object({ demotions: z.array(LogEntry) })
export type Demotions = z.infer<typeof Demotions>

/**
 * Returns a remote without its canary if that was demoted; a later change may offer it again.
 * @param number the number of the remote's last change
 */
export function afterDemotions(
  { canary, ...entry }: RegistryEntry,
  remote: string,
  number: number,
  { demotions }: Demotions,
): RegistryEntry {
  const isDemoted = demotions.some(
    (one) => one.remote === remote && one.version === canary?.version && one.of === number,
  )
  return canary && !isDemoted ? { ...entry, canary } : entry
}
