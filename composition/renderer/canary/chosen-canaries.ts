import { createHash } from 'node:crypto'
import type { Registry } from 'shared-contracts/remote/registry'

/** A version that some visits get. */
export interface Canary {
  name: string
  version: string
  percent: number
}

export function listCanaries(registry: Registry): Canary[] {
  return Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary ? [{ name, ...canary }] : [],
  )
}

/**
 * A visitor's position between 0 and 100, evenly distributed and different for each version, so that nobody is always
 * first.
 */
function standing(visitor: string, { name, version }: Canary): number {
  const hash = createHash('sha256').update(`${visitor} ${name} ${version}`).digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100
}

/**
 * Returns the remotes whose canary a visitor gets, stable while the canaries stay.
 * @param visitor the random number of a browser
 */
export function chosenCanaries(visitor: string, canaries: readonly Canary[]): string[] {
  return canaries.filter((canary) => standing(visitor, canary) < canary.percent).map(({ name }) => name)
}
